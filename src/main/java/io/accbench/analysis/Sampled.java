package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Estimate;
import io.accbench.stats.Mean;

/**
 * A cell with its forks, before it is compared to anything. Scores are plain means with Student's
 * interval: the centre is JMH's own, so that the two can be held side by side. What resists bad
 * forks is the ratio.
 *
 * @param status what became of it
 * @param reason why it is not measured; empty when it is
 * @param score in JMH's unit; null unless measured
 * @param nanosPerOp over the forks' times, ns; null unless measured
 */
record Sampled(
    PlannedCell planned,
    Forks forks,
    Row.Status status,
    String reason,
    Estimate score,
    Estimate nanosPerOp) {

  /**
   * @param wrong why its numbers must not be used, or null
   */
  static Sampled of(PlannedCell planned, Forks forks, String wrong) {
    if (!planned.supported()) {
      return planned.unavailable()
          ? without(planned, forks, Row.Status.UNAVAILABLE, planned.reason())
          : without(planned, forks, Row.Status.NOT_SUPPORTED, planned.reason());
    }
    if (wrong != null) {
      return without(planned, forks, Row.Status.FAILED, wrong);
    }
    if (forks.measured().isEmpty()) {
      return forks.failed().isEmpty()
          ? without(planned, forks, Row.Status.NOT_RUN, "the run ended before its first fork")
          : without(planned, forks, Row.Status.FAILED, forks.commonCause());
    }
    if (forks.measured().stream().map(fork -> fork.launch().unit()).distinct().count() > 1) {
      return without(planned, forks, Row.Status.FAILED, "its forks report different units");
    }
    return new Sampled(
        planned,
        forks,
        Row.Status.MEASURED,
        "",
        Mean.of(forks.of(Fork::score), Analyzer.CONFIDENCE),
        Mean.of(forks.of(Fork::nanosPerOp), Analyzer.CONFIDENCE));
  }

  private static Sampled without(
      PlannedCell planned, Forks forks, Row.Status status, String reason) {
    return new Sampled(planned, forks, status, reason, null, null);
  }

  boolean measured() {
    return status == Row.Status.MEASURED;
  }

  Cell cell() {
    return planned.cell();
  }

  String unit() {
    return measured() ? forks.measured().get(0).launch().unit() : "";
  }
}
