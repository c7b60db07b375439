package io.accbench.app.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The folder of a gate's fresh forks, inside that of its run. */
public final class ConfirmationFolder {
  private ConfirmationFolder() {}

  /** Returns the folder of the fresh forks of a run. */
  public static Path of(Path run) {
    return run.resolve("confirmation");
  }

  /**
   * Removes the fresh forks of an earlier run in the same folder, which would be taken for this
   * run's.
   */
  public static void remove(Path run) throws IOException {
    if (Files.isDirectory(of(run))) {
      try (Stream<Path> files = Files.list(of(run))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
