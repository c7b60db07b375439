package io.accbench.plan;

import io.accbench.model.PlannedCell;
import io.accbench.report.text.ObstacleText;

/** What stands in the way of planned cells, as reports say it. */
public final class Obstacles {
  private Obstacles() {}

  /** Returns {@code not supported: …}, or null when the cell can be measured. */
  @SuppressWarnings("NullAway") // as other values that tests compare
  public static String words(PlannedCell planned) {
    return planned.supported() ? null : ObstacleText.of(planned.obstacle());
  }
}
