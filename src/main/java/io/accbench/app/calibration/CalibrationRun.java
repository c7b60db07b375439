package io.accbench.app.calibration;

import io.accbench.app.run.Measurement;
import io.accbench.app.run.RunFolder;
import io.accbench.calibration.Calibration;
import io.accbench.calibration.Calibrator;
import io.accbench.calibration.Calibration.Rules;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.run.RunPaths;
import io.accbench.run.Stopping;
import java.io.IOException;

/** A calibration: measures rounds of identical code, and simulates runs on them. */
public final class CalibrationRun {
  private final Rules rules;
  private final CalibrationFiles files;
  private final CalibrationView view;

  /**
   * @param files receive the calibration
   */
  public CalibrationRun(Rules rules, CalibrationFiles files, CalibrationView view) {
    this.rules = rules;
    this.files = files;
    this.view = view;
  }

  /** Measures all rounds into an empty folder, calibrates, and returns the exit code. */
  public ExitCode measure(Header header, RunPaths paths, RunFolder folder)
      throws IOException, InterruptedException {
    Measurement.Measured measured =
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
    view.hint("simulating %,d runs for each margin".formatted(rules.evaluations()));
    Calibration calibration = Calibrator.calibrate(journal, rules);
    view.calibration(calibration);
    view.files(files.write(calibration));
  }
}
