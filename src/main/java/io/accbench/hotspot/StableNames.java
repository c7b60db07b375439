package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.model.StableName;
import java.util.regex.Pattern;

/** Names classes and methods without the parts that the JVM numbers differently in each process. */
final class StableNames {
  /**
   * The address that separates classes of one JVM, and the suffix that a reader may have appended.
   */
  private static final Pattern IN_JVM = Pattern.compile("[./+](0x[0-9a-f]+)(\\.\\d+)?$");

  private StableNames() {}

  /**
   * Returns whether the JVM generated the class: its address differs in each process, and its
   * descriptor with each use.
   */
  private static boolean hidden(String type) {
    return StableName.addressed(type) || type.contains("LambdaForm$");
  }

  static String type(String type) {
    return StableName.of(type);
  }

  /** Returns a frame that is the same for the same code in any process, without its line. */
  static StackFrame method(StackFrame frame) {
    String descriptor = hidden(frame.type()) ? "" : frame.descriptor();
    return new StackFrame(type(frame.type()), frame.method(), descriptor, 0);
  }

  /**
   * Returns a frame that is the same for the same code within one JVM, for every spelling of its
   * class.
   */
  static StackFrame inJvm(StackFrame frame) {
    boolean hidden = frame.type().contains("0x");
    String type = hidden ? IN_JVM.matcher(frame.type()).replaceFirst("+$1") : frame.type();
    return hidden || frame.line() != 0
        ? new StackFrame(type, frame.method(), frame.descriptor(), 0)
        : frame;
  }
}
