package io.accbench.junit;

import java.util.Optional;

/** Tests that run beside this one and take its processors. */
final class Neighbours {
  private static final String PARALLEL = "junit.jupiter.execution.parallel.enabled";

  private Neighbours() {}

  /** Returns a line that says what runs beside; empty when nothing was found. */
  static Optional<String> warning() {
    if (Boolean.getBoolean(PARALLEL)) {
      return Optional.of(text("JUnit runs tests in parallel (" + PARALLEL + ")"));
    }
    ProcessHandle self = ProcessHandle.current();
    long others =
        self.parent().stream()
            .flatMap(ProcessHandle::children)
            .filter(one -> one.pid() != self.pid())
            .filter(one -> one.info().commandLine().orElse("").contains("surefire"))
            .count();
    return others == 0
        ? Optional.empty()
        : Optional.of(text("Surefire runs " + others + " more JVMs with tests (forkCount)"));
  }

  private static String text(String found) {
    return "accbench: "
        + found
        + ", which makes scores slower and less precise; run the tests with the tag performance"
        + " alone: -Dgroups=performance";
  }
}
