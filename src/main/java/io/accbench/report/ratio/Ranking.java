package io.accbench.report.ratio;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.Verdict;
import io.accbench.report.text.ComparedValues;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Describes one group in one sentence: which rows are faster than the baseline, and by how much, as
 * far as decided.
 */
final class Ranking {
  private final Group group;
  private final Row baseline;
  private final List<Row> others;

  Ranking(Group group) {
    this.group = group;
    this.baseline = group.baseline();
    this.others = group.rows().stream().skip(1).filter(row -> row.measured()).toList();
  }

  /** Returns whether there is anything to compare. */
  boolean compares() {
    return baseline.measured() && !others.isEmpty();
  }

  String baseline() {
    return ComparedValues.of(group, baseline);
  }

  List<Row> others() {
    return others;
  }

  /**
   * Returns {@code faster than reflection: hidden 4.12×, unsafe 1.9×; slower: methodhandle 0.71×}.
   */
  String sentence() {
    if (baseline.time().atFloor()) {
      return "no ratios: " + baseline() + ", the baseline, is at the floor";
    }
    if (others.stream().allMatch(Ranking::tooFewForks)) {
      return tooFew() + " to rank against " + baseline();
    }
    List<String> parts = new ArrayList<>();
    add(parts, "faster", " than ", labels(Ranking::faster, true));
    add(parts, "slower", " than ", labels(Ranking::slower, true));
    add(parts, Factor.SAME, " as ", labels(Ranking::same, false));
    add(parts, Factor.UNDECIDED, " against ", labels(Ranking::undecided, false));
    add(parts, "inactive", " against ", labels(Ranking::inactive, false));
    add(parts, Factor.FLOOR, "", labels(row -> row.time().atFloor(), false));
    add(parts, tooFew(), "", labels(Ranking::tooFewForks, false));
    return String.join("; ", parts);
  }

  /** Adds a part, unless it has no labels; only the first part names the baseline. */
  private void add(List<String> parts, String words, String link, String labels) {
    if (!labels.isEmpty()) {
      String to = parts.isEmpty() && !link.isEmpty() ? link + baseline() : "";
      parts.add(words + to + ": " + labels);
    }
  }

  static boolean faster(Row row) {
    return is(row, Verdict.FASTER);
  }

  static boolean slower(Row row) {
    return is(row, Verdict.SLOWER);
  }

  static boolean same(Row row) {
    return is(row, Verdict.SAME);
  }

  /**
   * Returns whether a row has enough rounds, but an interval that reaches over an edge of the
   * margin.
   */
  static boolean undecided(Row row) {
    return is(row, Verdict.UNDECIDED) && row.ratio().enough();
  }

  private static boolean is(Row row, Verdict verdict) {
    return !row.time().atFloor() && row.ratio() != null && row.ratio().verdict() == verdict;
  }

  private static boolean inactive(Row row) {
    return row.ratio() != null && row.ratio().inactive();
  }

  private static boolean tooFewForks(Row row) {
    return row.ratio() != null && !row.ratio().enough() && !inactive(row);
  }

  private static double factor(Row row) {
    return row.ratio() == null ? 0 : row.ratio().value().center();
  }

  private String tooFew() {
    return Factor.tooFew(
        others.stream()
            .filter(Ranking::tooFewForks)
            .mapToInt(row -> row.ratio().value().samples())
            .min()
            .orElse(0));
  }

  /**
   * Returns the labels of the chosen rows: ranked where a direction is shown, else in the plan's
   * order, which claims nothing.
   */
  private String labels(Predicate<Row> chosen, boolean withFactor) {
    return others.stream()
        .filter(chosen)
        .sorted(Comparator.comparingDouble(row -> withFactor ? -factor(row) : 0))
        .map(
            row ->
                ComparedValues.of(group, row) + (withFactor ? " " + Factor.times(row.ratio()) : ""))
        .collect(Collectors.joining(", "));
  }
}
