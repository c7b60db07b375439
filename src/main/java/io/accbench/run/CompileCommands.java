package io.accbench.run;

import io.accbench.model.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * The compile commands of a fork, which say which of accbench's own calls the JIT compiler inlines.
 * HotSpot's compilers and Graal obey them.
 *
 * <p>Without them C2 inlines a call only if it has not compiled the callee by itself before, or has
 * compiled it to little code. The same fork takes 180 or 340 ns, depending on which it compiled
 * first. Commands that never vary with the cell stand as {@code @CompilerControl} in {@code
 * kernel.bench}.
 */
final class CompileCommands {
  /** The measured calls of whole-graph layouts, each of which leads to one access. */
  private static final List<String> ACCESSES =
      List.of(
          "io.accbench.kernel.bench.ReadSlot::read",
          "io.accbench.kernel.bench.ReadSlot::box",
          "io.accbench.kernel.bench.WriteSlot::write",
          "io.accbench.kernel.bench.CreateSlot::create",
          "io.accbench.kernel.bench.CopySlot::copy");

  private static final String COPIES = "io.accbench.kernel.graph.Copies::emptyLike";

  private static final List<String> CODEC_METHODS = List.of("serialize", "deserialize");

  private CompileCommands() {}

  /**
   * Returns the flags of a fork in suite access. There are no flags for single shots, in which
   * nothing is compiled yet, and for layouts that do not cover the whole graph.
   */
  static List<String> ofAccess(Cell cell) {
    if (!cell.mode().steady() || !cell.wholeGraph()) {
      return List.of();
    }
    String command = cell.layout().equals(Cell.BEAN_CALLED) ? "dontinline" : "inline";
    List<String> flags = quiet();
    ACCESSES.forEach(method -> flags.add(flag(command, method)));
    flags.add(flag("dontinline", COPIES));
    return flags;
  }

  /**
   * Returns the flags of a fork in suite codec. JMH's loop calls the codec, whose own code is
   * compiled as in a program.
   *
   * @param codecClass the codec's class; the objects that it binds are mostly of classes nested in
   *     it
   */
  static List<String> ofCodec(Cell cell, String codecClass) {
    if (!cell.mode().steady()) {
      return List.of();
    }
    List<String> flags = quiet();
    for (String method : CODEC_METHODS) {
      flags.add(flag("dontinline", "io.accbench.kernel.codec.*::" + method));
      flags.add(flag("dontinline", codecClass + "*::" + method));
    }
    return flags;
  }

  /**
   * Returns a list with the flag that keeps the commands from printing to the fork's standard
   * output.
   */
  private static List<String> quiet() {
    List<String> flags = new ArrayList<>();
    flags.add("-XX:CompileCommand=quiet");
    return flags;
  }

  private static String flag(String command, String method) {
    return "-XX:CompileCommand=" + command + "," + method;
  }
}
