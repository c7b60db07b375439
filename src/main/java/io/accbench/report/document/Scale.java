package io.accbench.report.document;

import java.util.List;

/** A range of values that is drawn between two places. */
public interface Scale {
  /** Returns the place of a value, which may lie outside. */
  double at(double value);

  /** Returns the smallest value that has a place inside. */
  double low();

  /** Returns the largest value that has a place inside. */
  double high();

  /** Returns the place of the smallest value. */
  double from();

  /** Returns the place of the largest value. */
  double to();

  /** Returns values to label, in ascending order, with room between their labels. */
  List<Tick> ticks();

  /** Returns the place of a value; the nearest end for a value outside. */
  default double clipped(double value) {
    return at(Math.max(low(), Math.min(high(), value)));
  }

  /** Returns whether a value has a place inside; false for NaN. */
  default boolean holds(double value) {
    return value >= low() && value <= high();
  }

  /**
   * A place on an axis that has a label.
   *
   * @param value in the unit of the axis
   * @param label the value as text
   */
  record Tick(double value, String label) {}
}
