package io.accbench.report.text;

import io.accbench.model.CommandText;
import io.accbench.model.Jvm;
import io.accbench.model.JvmHeap;

/** The words for the JVMs of a run, and for their heaps. */
public final class JvmText {
  private JvmText() {}

  /** Returns version and name of a JVM; or label, version and flags, if it has flags of its own. */
  public static String of(Jvm jvm) {
    String version = Text.plain(jvm.version());
    return jvm.flags().isEmpty()
        ? version + ", " + Text.plain(jvm.vm())
        : Text.plain(jvm.label()) + ": " + version + " " + flags(jvm);
  }

  /** Returns the flags of a JVM's forks alone, as a shell would take them. */
  public static String flags(Jvm jvm) {
    return Text.plain(CommandText.join(jvm.flags()));
  }

  /** Returns the heap of a JVM's forks; {@link Text#NONE} if it is not known. */
  public static String heap(Jvm jvm) {
    JvmHeap heap = jvm.heap();
    return heap == null
        ? Text.NONE
        : Text.plain(heap.collector()) + ", " + Figure.bytes(heap.bytes()) + references(heap);
  }

  private static String references(JvmHeap heap) {
    return switch (heap.references()) {
      case UNSHIFTED -> " below 4 GB: references are not shifted";
      case SHIFTED -> " ending above 4 GB: references are shifted";
      case BASED -> " ending above 32 GB: references are shifted and have a base";
      case UNCOMPRESSED -> ": references have 64 bits";
    };
  }
}
