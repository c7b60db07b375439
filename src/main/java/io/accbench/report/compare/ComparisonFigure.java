package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow.SideScore;
import io.accbench.compare.Conclusion;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.Factor;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.Set;

/** Formats the numbers of a comparison as text, with the direction in words. */
final class ComparisonFigure {
  /** The sign for no shown difference, as in benchstat. */
  static final String UNSHOWN = "~";

  /**
   * The number of bytes below which a score is shown as 0: under a twentieth of a byte is the cost
   * of profiling.
   */
  private static final double NOTHING_BYTES = 0.05;

  private static final Set<Conclusion> BOUNDED =
      Set.of(Conclusion.BETTER, Conclusion.WORSE, Conclusion.NOTHING);

  private final boolean time;

  ComparisonFigure(Quantity quantity) {
    this.time = quantity == Quantity.TIME;
  }

  /**
   * Returns centre and relative half-width: {@code 1.72 ± 1 %}; only the centre where the
   * half-width is unknown or larger than the centre.
   */
  String score(SideScore part) {
    Estimate score = part.score();
    if (score == null) {
      return Text.NONE;
    }
    if (!time && Math.abs(score.center()) < NOTHING_BYTES) {
      return "≈ 0";
    }
    double percent = 100 * Figure.halfWidth(score) / Math.abs(score.center());
    boolean known = percent >= 0.1 && percent <= 100;
    return Figure.of(score)
        + (known ? " ± " + Figure.fixed(percent, percent < 1 ? 1 : 0) + " %" : "");
  }

  /** Returns {@code 1.42× faster}; without a number where it would mean nothing. */
  String ratio(Change change) {
    if (change == null) {
      return Text.NONE;
    }
    return switch (change.conclusion()) {
      case BETTER -> time ? Figure.unlikeOne(change.ratio()) + "× faster" : less(change.ratio());
      case WORSE ->
          change.ratio() == null
              ? "from none"
              : Figure.unlikeOne(change.ratio()) + (time ? "×, slower" : "×, more");
      default -> UNSHOWN;
    };
  }

  /** Returns the direction of a change of time; a change of allocation has none. */
  Tone shade(Change change) {
    if (change == null || !time || change.ratio() == null) {
      return Tone.PLAIN;
    }
    return switch (change.conclusion()) {
      case BETTER -> Tone.FASTER;
      case WORSE -> Tone.SLOWER;
      default -> Tone.PLAIN;
    };
  }

  /** Returns the interval of a ratio; {@link Text#NONE} where the side allocates nothing. */
  String interval(Change change) {
    boolean bounded =
        change != null && change.ratio() != null && BOUNDED.contains(change.conclusion());
    return bounded && change.ratio().center() > 0 ? Figure.interval(change.ratio()) : Text.NONE;
  }

  private static String less(Estimate ratio) {
    return ratio.center() == 0 ? Factor.NOTHING : Figure.unlikeOne(ratio) + "×, less";
  }
}
