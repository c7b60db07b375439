package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.hotspot.Part;
import java.util.List;

/** The parts that moved most, and the sum of the others, so that all add up. */
public final class DifferenceRows {
  private final Difference difference;
  private final int top;
  private final MethodNames names;

  /** The costs of several parts together: ns of an operation, or shares from 0 to 1. */
  public record Sum(double before, double after) {
    /** Returns the cost after less the cost before. */
    @JsonProperty
    public double delta() {
      return after - before;
    }
  }

  /**
   * @param top largest number of rows
   */
  public DifferenceRows(Difference difference, int top) {
    this.difference = difference;
    this.top = top;
    this.names =
        new MethodNames(
            difference.parts().stream().map(moved -> moved.part().method()).distinct().toList());
  }

  public List<HotspotDelta> first() {
    return difference.parts().stream().limit(top).toList();
  }

  /** Returns the sum of the parts that are not among the first rows. */
  public Sum other() {
    return sum(difference.parts().stream().skip(top).toList());
  }

  /** Returns the sum of all parts: the scores themselves, or all samples. */
  public Sum all() {
    return sum(difference.parts());
  }

  private static Sum sum(List<HotspotDelta> parts) {
    return new Sum(
        parts.stream().mapToDouble(HotspotDelta::costBefore).sum(),
        parts.stream().mapToDouble(HotspotDelta::costAfter).sum());
  }

  public String name(Part part) {
    return names.of(part.method()) + (part.access() ? " and what it calls" : "");
  }
}
