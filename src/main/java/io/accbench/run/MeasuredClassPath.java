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
   * @param jars the folder of accbench's jars
   * @throws UserException when one is missing
   */
  public static List<Path> ofTool(Path jars) {
    Path kernel = jars.resolve("accbench-kernel.jar");
    try (Stream<Path> libraries = Files.list(jars.resolve("measured"))) {
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
        List.of(
            jars
                + " lacks accbench-kernel.jar or its folder measured; unpack the release again, or"
                + " build the checkout by mvn package"));
  }
}
