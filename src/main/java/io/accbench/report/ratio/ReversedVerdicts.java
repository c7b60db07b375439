package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.report.text.ComparedValues;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds comparisons whose answer reverses on another axis. Such a row is faster with one version,
 * JVM or payload and slower with another, or faster where each access is inlined and slower where
 * it is called.
 */
public final class ReversedVerdicts {
  /** The axes that an answer may depend on, with their names in a sentence. */
  private static final Map<String, String> AXES =
      Map.of(
          "stack",
          "the libraries",
          "jvm",
          "the JVM",
          "fixture",
          "the payload",
          "layout",
          "whether each access is inlined or called");

  private ReversedVerdicts() {}

  /**
   * Returns lines such as {@code jackson-blackbird against jackson, serialize, order: 1.12× faster
   * on stack a, 0.83× on stack b: the verdict depends on the libraries}.
   */
  public static List<String> lines(Analysis analysis) {
    List<String> lines = new ArrayList<>();
    for (String axis : List.of("stack", "jvm", "fixture", "layout")) {
      Map<String, List<DecidedRow>> alike = new LinkedHashMap<>();
      for (Group group : analysis.groups()) {
        for (Row row : group.rows()) {
          boolean decided = Ranking.faster(row) || Ranking.slower(row);
          if (decided && (!axis.equals("layout") || wholeGraph(row))) {
            alike
                .computeIfAbsent(apartFrom(axis, group, row), key -> new ArrayList<>())
                .add(new DecidedRow(group, row));
          }
        }
      }
      alike.values().stream()
          .filter(ReversedVerdicts::turns)
          .forEach(places -> lines.add(sentence(axis, places)));
    }
    return lines;
  }

  /**
   * Returns whether a row reads the whole graph. The layouts of one property measure another
   * operation, which gives no comparison.
   */
  private static boolean wholeGraph(Row row) {
    return Suites.of(row.planned().cell()).wholeGraph(row.planned().cell());
  }

  private record DecidedRow(Group group, Row row) {}

  /**
   * Returns the values that must be the same: those of every axis but this one, of the row and of
   * its baseline.
   */
  private static String apartFrom(String axis, Group group, Row row) {
    List<String> parts = new ArrayList<>();
    for (Cell cell : List.of(row.planned().cell(), group.block().baseline().cell())) {
      cell.axes().stream()
          .filter(one -> !one.equals(axis))
          .forEach(one -> parts.add(one + "=" + cell.axis(one)));
    }
    return String.join("|", parts);
  }

  private static boolean turns(List<DecidedRow> places) {
    return places.stream().anyMatch(place -> Ranking.faster(place.row))
        && places.stream().anyMatch(place -> Ranking.slower(place.row));
  }

  private static String sentence(String axis, List<DecidedRow> places) {
    DecidedRow first = places.get(0);
    Cell cell = first.row.planned().cell();
    String results =
        places.stream()
            .map(
                place ->
                    Factor.ofTime(place.row, false)
                        + (axis.equals("layout") ? " in " : " on ")
                        + (axis.equals("jvm") ? "JVM " : axis + " ")
                        + place.row.planned().cell().axis(axis))
            .collect(Collectors.joining("; "));
    String where =
        List.of("operation", "fixture", "mode").stream()
            .filter(one -> !one.equals(axis))
            .map(one -> one.equals("mode") ? cell.mode().words() : cell.axis(one))
            .collect(Collectors.joining(", "));
    return "%s against %s, %s: %s: the verdict depends on %s"
        .formatted(
            ComparedValues.of(first.group, first.row),
            new Ranking(first.group).baseline(),
            where,
            results,
            AXES.get(axis));
  }
}
