package io.accbench.report;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow.Part;
import io.accbench.compare.Shown;
import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Set;

/** The numbers of a comparison as text, direction in words. */
final class ComparisonFigure {
  /** Where no difference is shown, as benchstat has it. */
  static final String UNSHOWN = "~";

  /** Under a twentieth of a byte is what profiling costs. */
  private static final double NOTHING_BYTES = 0.05;

  private static final Set<Shown> BOUNDED = Set.of(Shown.BETTER, Shown.WORSE, Shown.NOTHING);

  private final boolean time;

  ComparisonFigure(Quantity quantity) {
    this.time = quantity == Quantity.TIME;
  }

  /**
   * Centre and relative half-width: {@code 1.72 ± 1 %}; without it where none bounds the centre.
   */
  String score(Part part) {
    Estimate score = part.score();
    if (score == null) {
      return Text.NONE;
    }
    if (!time && Math.abs(score.center()) < NOTHING_BYTES) {
      return "≈ 0";
    }
    double percent = 100 * Figure.halfWidth(score) / Math.abs(score.center());
    boolean known = percent >= 0.1 && percent <= 100;
    return Figure.of(score) + (known ? " ± " + percent(percent) + " %" : "");
  }

  private static String percent(double percent) {
    int decimals = percent < 1 ? 1 : 0;
    return BigDecimal.valueOf(percent).setScale(decimals, RoundingMode.HALF_UP).toPlainString();
  }

  /** {@code 1.42× faster}; no number where it would mean nothing. */
  String ratio(Change change) {
    if (change == null) {
      return Text.NONE;
    }
    return switch (change.shown()) {
      case BETTER -> time ? factor(change.ratio()) + "× faster" : less(change.ratio());
      case WORSE ->
          change.ratio() == null
              ? "from none"
              : factor(change.ratio()) + (time ? "×, slower" : "×, more");
      default -> UNSHOWN;
    };
  }

  /** None of what allocates nothing. */
  String interval(Change change) {
    boolean bounded = change != null && change.ratio() != null && BOUNDED.contains(change.shown());
    return bounded && change.ratio().center() > 0 ? Figure.interval(change.ratio()) : Text.NONE;
  }

  private static String less(Estimate ratio) {
    return ratio.center() == 0 ? Factor.NOTHING : factor(ratio) + "×, less";
  }

  /** As many decimals as it takes to tell what is shown from 1. */
  private static String factor(Estimate ratio) {
    String text = Figure.of(ratio);
    BigDecimal exact = BigDecimal.valueOf(ratio.center());
    for (int decimals = 2; decimals <= 5 && text.matches("1(\\.0*)?"); decimals++) {
      text = Figure.grouped(exact.setScale(decimals, RoundingMode.HALF_UP));
    }
    return text;
  }
}
