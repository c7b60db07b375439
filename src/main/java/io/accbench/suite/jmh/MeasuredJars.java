package io.accbench.suite.jmh;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The jars of accbench on the class paths of somebody else's benchmarks. */
final class MeasuredJars {
  private MeasuredJars() {}

  /**
   * Returns the jar that runs JMH, launch by launch, and lists benchmarks.
   *
   * @param jars the folder of accbench's jars
   */
  static Path host(Path jars) {
    return built(jars.resolve("accbench-host.jar"));
  }

  /**
   * Returns the jar of the profilers, which alone stands on the class path of a fork.
   *
   * @param jars the folder of accbench's jars
   */
  static Path profilers(Path jars) {
    return built(jars.resolve("accbench-profilers.jar"));
  }

  private static Path built(Path jar) {
    if (!Files.isReadable(jar)) {
      throw new UserException(
          ExitCode.REFUSED,
          List.of(
              jar + " is missing; unpack the release again, or build the checkout by mvn package"));
    }
    return jar;
  }
}
