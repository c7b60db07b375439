package io.accbench.plan;

import io.accbench.model.PlannedCell;
import io.accbench.report.text.ObstacleText;

/** The obstacles of planned cells, in the words of the reports. */
public final class Obstacles {
  private Obstacles() {}

  /** Returns {@code not supported: …}, or null when the cell can be measured. */
  @SuppressWarnings("NullAway") // as other values that tests compare
  public static String words(PlannedCell planned) {
    return planned.supported() ? null : ObstacleText.of(planned.obstacle());
  }
}
