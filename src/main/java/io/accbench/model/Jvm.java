package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.nio.file.Path;
import java.util.List;

/**
 * A JVM of a run.
 *
 * @param label how the user and the tables name it: {@code 17}, {@code 25-graal}
 * @param executable the {@code java} command; never written to a journal
 * @param feature the feature version: 17, 25
 * @param version {@code java.runtime.version}
 * @param vendor {@code java.vendor}
 * @param vm {@code java.vm.name}
 * @param acceptedFlags the flags that it accepts, of all that the strategies ask for
 * @param flags the flags that its forks need to be what the label says; never written to a journal,
 *     since they name files
 */
public record Jvm(
    String label,
    @JsonIgnore Path executable,
    int feature,
    String version,
    String vendor,
    String vm,
    List<String> acceptedFlags,
    @JsonIgnore List<String> flags) {

  /** The text in {@link #vm} before the name of a JIT compiler that is written in Java. */
  public static final String COMPILED_BY = ", compiled by ";

  /** Replaces absent flags by an empty list: a journal does not hold them. */
  public Jvm {
    flags = flags == null ? List.of() : flags;
  }

  /** Returns whether Graal is to be the JIT compiler. */
  @JsonIgnore
  public boolean graal() {
    return vm != null && vm.contains(COMPILED_BY);
  }

  /**
   * Returns the number of processors for which a fork has work while it warms up. It is one for
   * each thread, and one more for a JIT compiler that is written in Java, which takes many times as
   * long as HotSpot's.
   *
   * @param threads the measuring threads, at least 1
   */
  public int processors(int threads) {
    return threads + (graal() ? 1 : 0);
  }
}
