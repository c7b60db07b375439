package io.accbench.run;

import java.util.ArrayList;
import java.util.List;

/**
 * The compile commands of a fork, which say which calls the JIT compiler inlines. HotSpot's
 * compilers and Graal obey them.
 *
 * <p>Without them C2 inlines a call only if it has not compiled the callee by itself before, or has
 * compiled it to little code. The same fork takes 180 or 340 ns, depending on which it compiled
 * first. Commands that never vary with the cell stand as {@code @CompilerControl} in {@code
 * kernel.bench}.
 */
public final class CompileCommands {
  /** The flag that keeps the commands from printing to the fork's standard output. */
  private static final String QUIET = "-XX:CompileCommand=quiet";

  private final List<String> flags = new ArrayList<>(List.of(QUIET));

  /**
   * Says that calls of a method are always inlined, or never.
   *
   * @param method class and method, {@code com.acme.Order::total}; a class may end in {@code *}
   */
  public CompileCommands inline(boolean always, String method) {
    flags.add("-XX:CompileCommand=" + (always ? "inline," : "dontinline,") + method);
    return this;
  }

  /** Returns the flags. */
  public List<String> flags() {
    return List.copyOf(flags);
  }
}
