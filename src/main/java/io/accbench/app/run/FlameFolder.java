package io.accbench.app.run;

import io.accbench.model.UserException;
import io.accbench.report.hotspot.RunFlame;
import io.accbench.report.hotspot.RunHotspots;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The flame graphs in a run's folder. */
final class FlameFolder {
  private FlameFolder() {}

  /**
   * Writes the flame graphs of a run over those of an earlier one, and returns the files.
   *
   * @param run the run's folder
   */
  static List<Path> write(Path run, RunHotspots hotspots) {
    Path folder = run.resolve(RunFlame.FOLDER);
    List<Path> written = new ArrayList<>();
    try {
      remove(folder);
      for (RunFlame flame : RunFlame.ofRun(hotspots)) {
        Files.createDirectories(folder);
        Path file = folder.resolve(flame.fileName());
        WholeFile.write(file, flame::write);
        written.add(file);
      }
    } catch (IOException full) {
      throw UserException.refused(
          "%s: cannot be written (%s); make room or permit it, then: accbench report %s"
              .formatted(folder, full, run));
    }
    return written;
  }

  /** Removes only pages, and the folder if that leaves it empty. */
  private static void remove(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    boolean others = false;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        boolean page = file.toString().endsWith(".html");
        others |= !page;
        if (page) {
          Files.deleteIfExists(file);
        }
      }
    }
    if (!others) {
      Files.deleteIfExists(folder);
    }
  }
}
