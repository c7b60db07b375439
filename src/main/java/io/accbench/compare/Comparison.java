package io.accbench.compare;

import java.util.List;

/**
 * A comparison of several sides with the first.
 *
 * @param labels names of the sides; the others are compared with the first
 * @param confidence two-sided level of every interval
 * @param groups one for each mode and unit; allocation after time
 * @param notes what to know before believing a row: what the sides differ in, what is missing
 */
public record Comparison(
    List<String> labels,
    double confidence,
    List<ComparedGroup> groups,
    List<ComparisonNote> notes) {

  /**
   * Compares every side with the first.
   *
   * @param sides at least two
   * @param confidence between 0 and 1, both excluded: 0.99
   * @throws io.accbench.model.UserException when no row is common to the first and another
   */
  public static Comparison of(List<Side> sides, double confidence) {
    Matching matching = Matching.of(sides);
    List<ComparedGroup> groups = new Grouping(matching, confidence).groups();
    return new Comparison(
        sides.stream().map(Side::label).toList(),
        confidence,
        groups,
        Notes.of(sides, matching, groups));
  }
}
