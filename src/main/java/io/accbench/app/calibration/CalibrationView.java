package io.accbench.app.calibration;

import io.accbench.app.run.UserView;
import io.accbench.calibration.Calibration;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The place where the user sees a calibration. */
public interface CalibrationView extends UserView {
  /** Shows the calibration, before its files are written. */
  void calibration(Calibration calibration) throws IOException;

  /** Shows the files that were written. */
  void files(List<Path> files);
}
