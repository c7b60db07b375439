package io.accbench.compare;

import java.util.List;

/**
 * A comparison of several sides with the first.
 *
 * @param labels names of all sides; a group's are those of its own table
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
    Matching matching = Matching.of(Projection.aligned(sides));
    return of(List.of(matching), Unmatched.notes(matching.sides()), confidence);
  }

  /**
   * Compares the values of a parameter within one side, each with the first that its row has. There
   * is a table for each first value; for methods, of each class.
   *
   * @param axis {@code codec} or {@code param.codec}; {@code method} (the benchmark methods of one
   *     class) and {@code threads}, where no parameter has that name
   * @throws io.accbench.model.UserException when no row has the parameter, or none differs from
   *     another in it alone
   */
  public static Comparison by(Side side, String axis, double confidence) {
    Projection.Tables tables = Projection.by(side, axis);
    List<Matching> matchings = tables.sides().stream().map(Matching::of).toList();
    return of(matchings, tables.notes(), confidence);
  }

  private static Comparison of(
      List<Matching> tables, List<ComparisonNote> notes, double confidence) {
    List<ComparedGroup> groups =
        tables.stream()
            .flatMap(table -> new Grouping(table, confidence).groups().stream())
            .toList();
    return new Comparison(
        tables.stream()
            .flatMap(table -> table.sides().stream())
            .map(Side::label)
            .distinct()
            .toList(),
        confidence,
        groups,
        Notes.of(tables, groups, notes));
  }
}
