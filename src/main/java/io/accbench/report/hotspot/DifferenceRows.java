package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.hotspot.Part;
import java.util.List;

/** The parts that moved most, and the sum of the others, so that all add up. */
final class DifferenceRows {
  private final Difference difference;
  private final int top;
  private final MethodNames names;

  /** The costs of several parts together: ns of an operation, or shares from 0 to 1. */
  record CostSum(double before, double after) {
    /** Returns the cost after less the cost before. */
    @JsonProperty
    double delta() {
      return after - before;
    }
  }

  /**
   * @param top largest number of rows
   */
  DifferenceRows(Difference difference, int top) {
    this.difference = difference;
    this.top = top;
    this.names =
        new MethodNames(
            difference.parts().stream().map(moved -> moved.part().method()).distinct().toList());
  }

  List<HotspotDelta> first() {
    return difference.parts().stream().limit(top).toList();
  }

  /** Returns the sum of the parts that are not among the first rows. */
  CostSum other() {
    return sum(difference.parts().stream().skip(top).toList());
  }

  /** Returns the sum of all parts: the scores themselves, or all samples. */
  CostSum all() {
    return sum(difference.parts());
  }

  private static CostSum sum(List<HotspotDelta> parts) {
    return new CostSum(
        parts.stream().mapToDouble(HotspotDelta::costBefore).sum(),
        parts.stream().mapToDouble(HotspotDelta::costAfter).sum());
  }

  String name(Part part) {
    return names.of(part.method()) + (part.access() ? " and what it calls" : "");
  }
}
