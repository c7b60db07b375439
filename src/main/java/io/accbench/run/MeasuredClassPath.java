package io.accbench.run;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The class path of the measured side: the kernel, JMH and its two dependencies, and no other
 * library.
 */
public final class MeasuredClassPath {
  private MeasuredClassPath() {}

  /**
   * Returns the tool's own entries, in order.
   *
   * @throws UserException when the project was not built
   */
  public static List<Path> ofTool(Path home) {
    Path kernel = home.resolve("target/accbench-kernel.jar");
    try (Stream<Path> libraries = Files.list(home.resolve("target/measured"))) {
      List<Path> path = new ArrayList<>();
      path.add(kernel);
      libraries.filter(jar -> jar.toString().endsWith(".jar")).sorted().forEach(path::add);
      if (Files.isReadable(kernel) && path.size() > 1) {
        return path;
      }
    } catch (IOException missing) {
      // leads to the message below
    }
    throw new UserException(
        ExitCode.REFUSED,
        List.of("accbench is not built: target/accbench-kernel.jar is missing; run mvn package"));
  }
}
