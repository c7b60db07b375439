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
 * @param acceptedFlags those flags, of all that the strategies ask for, that it accepts
 * @param flags those that its forks need to be what the label says; never written to a journal,
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

  /** In {@link #vm}, before the name of a JIT compiler that is written in Java. */
  public static final String COMPILED_BY = ", compiled by ";

  /** One read from a journal has none. */
  public Jvm {
    flags = flags == null ? List.of() : flags;
  }

  /** Whether Graal is to be its JIT compiler. */
  @JsonIgnore
  public boolean graal() {
    return vm != null && vm.contains(COMPILED_BY);
  }

  /**
   * Processors that a fork has work for while it warms up: one for each thread, and one for a JIT
   * compiler that is written in Java, which takes many times as long as HotSpot's.
   *
   * @param threads that measure, at least 1
   */
  public int processors(int threads) {
    return threads + (graal() ? 1 : 0);
  }
}
