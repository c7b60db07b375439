package io.accbench.report.hotspot;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.hotspot.OperationTimes;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;

/**
 * Formats costs of parts as text: points of share with one decimal, or ns of an operation. All have
 * the same number of decimals, so that printed costs add up except for the last digit.
 *
 * @param decimals number of digits after the point
 * @param noun what shares are of
 */
record CostText(boolean timed, int decimals, String noun) {
  /**
   * The number of digits that the larger score is shown with; arbitrary: shares support no more.
   */
  private static final int DIGITS = 4;

  static CostText of(Difference difference) {
    OperationTimes scores = difference.scores();
    String noun = WeightText.of(difference.before()).noun();
    if (scores == null) {
      return new CostText(false, 1, noun);
    }
    double larger = Math.max(scores.before().center(), scores.after().center());
    int before = (int) Math.floor(Math.log10(Math.max(larger, 1))) + 1;
    return new CostText(true, Math.max(0, DIGITS - before), noun);
  }

  String title() {
    return timed ? "Time of an operation" : "Shares of " + noun;
  }

  String unit() {
    return timed ? "ns/op" : "points";
  }

  /** Returns {@code 30.2 %} for 0.302, or a time such as {@code 154.2}. */
  String of(double cost) {
    return timed ? number(cost) : number(cost) + " %";
  }

  /** Returns a cost with its sign. */
  String signed(double cost) {
    return cost > 0 ? "+" + number(cost) : number(cost);
  }

  String interval(Estimate delta) {
    return Double.isInfinite(delta.low()) || Double.isInfinite(delta.high())
        ? Text.NONE
        : signed(delta.low()) + " to " + signed(delta.high());
  }

  /** Returns whether a part's time moved in the direction of the whole operation's. */
  boolean withWhole(HotspotDelta moved, DifferenceRows.CostSum all) {
    return timed && all.delta() * moved.delta().center() > 0;
  }

  /**
   * Returns a sentence on a part's change, with its portion of the whole difference where both
   * moved in the same direction.
   */
  String sentence(String name, HotspotDelta moved, DifferenceRows.CostSum all) {
    Estimate delta = moved.delta();
    if (withWhole(moved, all)) {
      boolean saved = all.delta() < 0;
      return "Of %s ns/op %s, %s (%s to %s) %s %s."
          .formatted(
              number(Math.abs(all.delta())),
              saved ? "saved" : "added",
              number(Math.abs(delta.center())),
              number(saved ? -delta.high() : delta.low()),
              number(saved ? -delta.low() : delta.high()),
              saved ? "came out of" : "went into",
              name);
    }
    return "%s: %s before, %s after, %s %s (%s)."
        .formatted(
            name,
            of(moved.costBefore()),
            of(moved.costAfter()),
            signed(delta.center()),
            unit(),
            interval(delta));
  }

  private String number(double cost) {
    return timed ? Figure.fixed(cost, decimals) : Figure.fixedPercent(cost, decimals);
  }
}
