package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.hotspot.SampleShare;
import io.accbench.jfr.EventWeight;
import io.accbench.stats.Estimate;
import java.util.List;

/**
 * The difference between two sets of recordings as programs read it. Shares are from 0 to 1; costs
 * are ns of an operation where the scores are known, else shares. The ends of an interval are null
 * where too few samples bound it.
 */
public record WrittenDifference(
    String samplerBefore,
    String samplerAfter,
    String unit,
    List<Moved> parts,
    DifferenceRows.Sum other,
    DifferenceRows.Sum all,
    List<String> findings) {

  /** A part, before and after. */
  public record Moved(
      @JsonUnwrapped WrittenHotspots.Method method,
      boolean inclusive,
      Side before,
      Side after,
      Delta delta,
      boolean shown) {
    static Moved of(HotspotDelta moved, Difference of) {
      Estimate delta = moved.delta();
      return new Moved(
          WrittenHotspots.Method.of(moved.part().method()),
          moved.part().access(),
          Side.of(moved.before(), of.before().unit(), moved.costBefore()),
          Side.of(moved.after(), of.after().unit(), moved.costAfter()),
          new Delta(delta.center(), delta.low(), delta.high()),
          moved.shown());
    }
  }

  /** A part on one side. */
  public record Side(@JsonUnwrapped WrittenHotspots.Weight weight, double share, double cost) {
    static Side of(SampleShare share, EventWeight.WeightUnit unit, double cost) {
      return new Side(
          WrittenHotspots.Weight.of(share.part(), unit), share.estimate().center(), cost);
    }
  }

  /** The cost after less the cost before, with its interval. */
  public record Delta(double center, double low, double high) {}

  /**
   * Returns a difference to be written.
   *
   * @param top largest number of parts, without that of all others
   */
  public static WrittenDifference of(Difference difference, int top) {
    DifferenceRows rows = new DifferenceRows(difference, top);
    return new WrittenDifference(
        difference.before().sampler(),
        difference.after().sampler(),
        unit(difference),
        rows.first().stream().map(moved -> Moved.of(moved, difference)).toList(),
        rows.other(),
        rows.all(),
        HotspotFindings.of(difference));
  }

  /** Returns the unit of all costs: {@code ns/op}, or {@code share} where scores are unknown. */
  static String unit(Difference difference) {
    return difference.scores() == null ? "share" : "ns/op";
  }
}
