package io.accbench.app.run;

import io.accbench.app.Problems;
import io.accbench.gate.Calibration.CalibrationRules;
import io.accbench.gate.Calibrator;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.UserException;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import io.accbench.report.gate.CalibrationReport;
import io.accbench.run.RunPaths;
import io.accbench.run.Stopping;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A calibration: measures rounds of identical code, and simulates runs on them. */
public final class CalibrationRun {
  /** The formats of its files, for programs and for readers. */
  private static final List<Format> FORMATS =
      List.of(Formats.JSON, Formats.CSV, Formats.MARKDOWN, Formats.HTML);

  private final CalibrationRules rules;
  private final Path into;
  private final CalibrationView view;

  /** The place where the user sees a calibration. */
  public interface CalibrationView extends UserView {
    /** Shows the calibration, before its files are written. */
    void calibration(CalibrationReport calibration) throws IOException;

    /** Shows the files that were written. */
    void files(List<Path> files);
  }

  /**
   * @param into the folder that receives the calibration
   */
  public CalibrationRun(CalibrationRules rules, Path into, CalibrationView view) {
    this.rules = rules;
    this.into = into;
    this.view = view;
  }

  /**
   * Checks whether the files may be written, before anything is measured or simulated: without
   * {@code force} an existing calibration is a problem.
   */
  public void check(boolean force, Problems problems) {
    if (!force && FORMATS.stream().map(this::file).anyMatch(Files::exists)) {
      problems.add(
          into + ": already holds a calibration; choose another --out, or --force to overwrite it");
    }
  }

  private Path file(Format format) {
    return into.resolve("calibration." + format.suffix());
  }

  /** Measures all rounds into an empty folder, calibrates, and returns the exit code. */
  public ExitCode measure(Header header, RunPaths paths, RunFolder folder)
      throws IOException, InterruptedException {
    Measurement.MeasuredRun measured =
        new Measurement(folder, view)
            .measure(
                header,
                paths,
                Stopping.NEVER,
                Measurement.Beginning.NEW,
                (analysis, reports) -> view.hint("measurements: " + folder.path()));
    if (measured.complete()) {
      calibrate(JournalReader.read(folder.journal()));
    }
    return measured.exitCode();
  }

  /** Calibrates from the rounds of a finished run. */
  public void calibrate(Journal journal) throws IOException {
    view.hint("simulating " + rules.evaluations() + " runs for each margin");
    CalibrationReport report = new CalibrationReport(Calibrator.calibrate(journal, rules));
    view.calibration(report);
    List<Path> files = new ArrayList<>();
    for (Format format : FORMATS) {
      Path file = file(format);
      try {
        Files.createDirectories(into);
        WholeFile.write(file, out -> format.write(report, out));
      } catch (IOException unwritable) {
        throw UserException.badInput(
            file + ": cannot be written (" + unwritable + "); choose another --out");
      }
      files.add(file);
    }
    view.files(files);
  }
}
