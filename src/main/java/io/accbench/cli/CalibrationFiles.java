package io.accbench.cli;

import io.accbench.calibration.Calibration;
import io.accbench.model.UserException;
import io.accbench.report.CalibrationText;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** What a calibration leaves in a folder: for programs and for readers. */
final class CalibrationFiles {
  private static final String DATA = "calibration.json";
  private static final String TEXT = "calibration.md";

  private final Path folder;

  CalibrationFiles(Path folder) {
    this.folder = folder;
  }

  private interface Content {
    void write(Writer out) throws IOException;
  }

  /**
   * Looks whether they may be written, before anything is measured or simulated: without {@code
   * force} one that is there is a problem.
   */
  void check(boolean force, Problems problems) {
    if (!force && (Files.exists(folder.resolve(DATA)) || Files.exists(folder.resolve(TEXT)))) {
      problems.add(
          folder
              + ": holds a calibration already; choose another --out, or --force to overwrite it");
    }
  }

  /** Writes them over those that are there; gives the files. */
  List<Path> write(Calibration calibration) {
    return List.of(
        replace(DATA, calibration::write),
        replace(TEXT, out -> CalibrationText.markdown(calibration, out)));
  }

  /** To a temporary name first, so that a reader never sees half a file. */
  private Path replace(String name, Content content) {
    Path file = folder.resolve(name);
    Path temporary = folder.resolve(name + ".tmp");
    try {
      Files.createDirectories(folder);
      try (Writer out = Files.newBufferedWriter(temporary)) {
        content.write(out);
      }
      return Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException unwritable) {
      throw UserException.badInput(
          file + ": cannot be written (" + unwritable + "); choose another --out");
    }
  }
}
