package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Activity;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.SpeedRatio;
import io.accbench.analysis.Verdict;
import io.accbench.model.CellOutcome;
import io.accbench.stats.Estimate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpeedSentenceTest {
  @Test
  void each_speed_has_its_rounds_and_its_ratio() {
    SpeedRatio slow = new SpeedRatio(true, true, 340.2, new Estimate(1.82, 1.71, 1.95, 6));
    SpeedRatio fast = new SpeedRatio(true, false, 180.4, new Estimate(0.961, 0.9, 1.03, 5));
    assertThat(SpeedSentence.of(row(List.of(slow, fast)), "hidden", "reflection"))
        .isEqualTo(
            "In the 6 rounds in which reflection took about 340 ns/op, the ratio of hidden is 1.82×"
                + " (1.71–1.95); in the 5 in which it took about 180 ns/op, it is 0.96×"
                + " (0.90–1.03).");
    assertThat(SpeedSentence.of(row(List.of()), "hidden", "reflection")).isEmpty();
  }

  private static Row row(List<SpeedRatio> speeds) {
    Estimate value = new Estimate(1.4, 0.9, 2, 11);
    Ratio ratio = new Ratio(value, 1.4, false, List.of(), Verdict.UNDECIDED, 9, speeds);
    Estimate nanos = new Estimate(190, 180, 200, 11);
    return new Row(
        null,
        new CellOutcome.Measured(),
        11,
        0,
        new Row.RowTime(nanos, "ns/op", nanos, nanos, Double.NaN, Double.NaN, Map.of(), false),
        ratio,
        new Row.RowAllocation(Double.NaN, null),
        Activity.NONE,
        Map.of());
  }
}
