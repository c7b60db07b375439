package io.accbench.report;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Moved;
import io.accbench.hotspot.Part;
import java.util.List;
import java.util.stream.Stream;

/** The parts that moved most; the others together, so that all add up. */
final class DifferenceRows {
  private final Difference difference;
  private final int top;
  private final MethodNames names;

  /** The sum of what is not among the first rows: shares from 0 to 1. */
  record Other(double before, double after) {}

  /**
   * @param top rows at the most
   */
  DifferenceRows(Difference difference, int top) {
    this.difference = difference;
    this.top = top;
    this.names =
        new MethodNames(
            difference.parts().stream().map(moved -> moved.part().method()).distinct().toList());
  }

  List<Moved> first() {
    return difference.parts().stream().limit(top).toList();
  }

  Other other() {
    return new Other(
        rest().mapToDouble(moved -> moved.before().estimate().center()).sum(),
        rest().mapToDouble(moved -> moved.after().estimate().center()).sum());
  }

  private Stream<Moved> rest() {
    return difference.parts().stream().skip(top);
  }

  String name(Part part) {
    return names.of(part.method()) + (part.access() ? " and what it calls" : "");
  }
}
