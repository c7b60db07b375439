package io.accbench.suite.jmh;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The jars of accbench on the class paths of somebody else's benchmarks. */
final class MeasuredJars {
  private MeasuredJars() {}

  /** Returns the jar that runs JMH, launch by launch, and lists benchmarks. */
  static Path host(Path home) {
    return built(home.resolve("target/accbench-host.jar"));
  }

  /** Returns the jar of the profilers, which alone stands on the class path of a fork. */
  static Path profilers(Path home) {
    return built(home.resolve("target/accbench-profilers.jar"));
  }

  private static Path built(Path jar) {
    if (!Files.isReadable(jar)) {
      throw new UserException(
          ExitCode.REFUSED,
          List.of(
              "accbench is not built: target/"
                  + jar.getFileName()
                  + " is missing; run mvn package"));
    }
    return jar;
  }
}
