package io.accbench.report.ratio;

import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.SpeedRatio;
import io.accbench.report.text.Figure;
import io.accbench.report.text.TimeScale;
import java.util.ArrayList;
import java.util.List;

/** Describes the ratio at each speed of a cell that runs at two speeds. */
final class SpeedSentence {
  private SpeedSentence() {}

  /**
   * Returns {@code In the 6 rounds in which reflection took about 340 ns/op, the ratio of hidden is
   * 1.82× (1.7–1.95); in the 5 in which it took about 180 ns/op, it is 0.96× (0.9–1.03).} Returns
   * an empty text where no ratio by speed is known.
   *
   * @param label label of the row
   * @param baseline label of the baseline
   */
  static String of(Row row, String label, String baseline) {
    Ratio ratio = row.ratio();
    if (ratio == null || ratio.inactive() || row.time().atFloor()) {
      return "";
    }
    List<String> sentences = new ArrayList<>();
    List<SpeedRatio> speeds = ratio.bySpeed();
    for (int i = 0; i + 1 < speeds.size(); i += 2) {
      SpeedRatio slow = speeds.get(i);
      SpeedRatio fast = speeds.get(i + 1);
      TimeScale scale = TimeScale.of(slow.nanosPerOp(), fast.nanosPerOp());
      sentences.add(
          "In the %d rounds in which %s took about %s, the ratio of %s is %s; in the %d in which it took about %s, it is %s."
              .formatted(
                  slow.value().samples(),
                  slow.ofBaseline() ? baseline : label,
                  scale.perOp(slow.nanosPerOp()),
                  label,
                  value(slow),
                  fast.value().samples(),
                  scale.perOp(fast.nanosPerOp()),
                  value(fast)));
    }
    return String.join(" ", sentences);
  }

  private static String value(SpeedRatio ratio) {
    return Figure.of(ratio.value())
        + "× ("
        + Figure.interval(ratio.value()).replace(" to ", "–")
        + ")";
  }
}
