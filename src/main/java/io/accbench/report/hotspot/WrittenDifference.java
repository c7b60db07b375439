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
record WrittenDifference(
    String samplerBefore,
    String samplerAfter,
    String unit,
    List<Moved> parts,
    DifferenceRows.CostSum other,
    DifferenceRows.CostSum all,
    List<String> findings) {

  /** A part, before and after. */
  record Moved(
      @JsonUnwrapped WrittenHotspots.WrittenMethod method,
      boolean inclusive,
      SideCost before,
      SideCost after,
      Delta delta,
      boolean shown) {
    static Moved of(HotspotDelta moved, Difference of) {
      Estimate delta = moved.delta();
      return new Moved(
          WrittenHotspots.WrittenMethod.of(moved.part().method()),
          moved.part().access(),
          SideCost.of(moved.before(), of.before().unit(), moved.costBefore()),
          SideCost.of(moved.after(), of.after().unit(), moved.costAfter()),
          new Delta(delta.center(), delta.low(), delta.high()),
          moved.shown());
    }
  }

  /** A part on one side. */
  record SideCost(@JsonUnwrapped WrittenHotspots.WrittenWeight weight, double share, double cost) {
    static SideCost of(SampleShare share, EventWeight.WeightUnit unit, double cost) {
      return new SideCost(
          WrittenHotspots.WrittenWeight.of(share.part(), unit), share.estimate().center(), cost);
    }
  }

  /** The cost after less the cost before, with its interval. */
  record Delta(double center, double low, double high) {}

  /**
   * Returns a difference to be written.
   *
   * @param top largest number of parts, without that of all others
   */
  static WrittenDifference of(Difference difference, int top) {
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
