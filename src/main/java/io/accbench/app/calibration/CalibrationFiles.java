package io.accbench.app.calibration;

import io.accbench.app.Problems;
import io.accbench.app.run.WholeFile;
import io.accbench.calibration.Calibration;
import io.accbench.model.UserException;
import io.accbench.report.calibration.CalibrationHtml;
import io.accbench.report.calibration.CalibrationText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files of a calibration in a folder: for programs and for readers. */
public final class CalibrationFiles {
  private static final String DATA = "calibration.json";
  private static final String TEXT = "calibration.md";
  private static final String PAGE = "calibration.html";

  private final Path folder;

  public CalibrationFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Checks whether the files may be written, before anything is measured or simulated: without
   * {@code force} an existing calibration is a problem.
   */
  public void check(boolean force, Problems problems) {
    if (!force && (Files.exists(folder.resolve(DATA)) || Files.exists(folder.resolve(TEXT)))) {
      problems.add(
          folder
              + ": already holds a calibration; choose another --out, or --force to overwrite it");
    }
  }

  /** Writes the files over existing ones and returns them. */
  List<Path> write(Calibration calibration) {
    return List.of(
        replace(DATA, calibration::write),
        replace(TEXT, out -> CalibrationText.markdown(calibration, out)),
        replace(PAGE, out -> CalibrationHtml.write(calibration, out)));
  }

  private Path replace(String name, WholeFile.Content content) {
    Path file = folder.resolve(name);
    try {
      Files.createDirectories(folder);
      WholeFile.write(file, content);
      return file;
    } catch (IOException unwritable) {
      throw UserException.badInput(
          file + ": cannot be written (" + unwritable + "); choose another --out");
    }
  }
}
