package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.model.Cell;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Summary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * All ratios of a run side by side: a line for each version or JVM, or else for each block, and a
 * column for each contender.
 */
final class MatrixSection {
  /** The axes of versions, of which the first with several values makes the lines. */
  private static final List<String> VERSIONS = List.of("stack", "jvm");

  private MatrixSection() {}

  static Section of(RunContent run) {
    List<Group> groups = Summary.compared(run.shown());
    List<Element> plots = new ArrayList<>();
    for (List<Group> alike : parts(groups)) {
      plots.add(new MatrixPlot(run, alike, "matrix-" + plots.size()).element());
    }
    String reading =
        "Ratio to the baseline of each line; colour and sign say the verdict (▲ faster, ▼ slower,"
            + " ■ the same, ○ undecided). Hatched cells lie in a column whose verdict turns: faster"
            + " in one line, slower in another.";
    return new Section(
        "matrix",
        "Matrix",
        run.reading(reading),
        Detail.FULL,
        groups.size() < 2 ? List.of() : plots);
  }

  private static List<List<Group>> parts(List<Group> groups) {
    for (String axis : VERSIONS) {
      Set<String> values =
          groups.stream().map(group -> value(group, axis)).collect(Collectors.toSet());
      if (values.size() > 1) {
        Map<String, List<Group>> parts = new LinkedHashMap<>();
        groups.forEach(
            group ->
                parts.computeIfAbsent(others(group, axis), key -> new ArrayList<>()).add(group));
        return List.copyOf(parts.values());
      }
    }
    Map<String, List<Group>> byContenders = new LinkedHashMap<>();
    groups.forEach(
        group -> byContenders.computeIfAbsent(varies(group), key -> new ArrayList<>()).add(group));
    return List.copyOf(byContenders.values());
  }

  private static String varies(Group group) {
    return String.join(", ", group.block().varies());
  }

  private static String value(Group group, String axis) {
    Cell cell = group.block().baseline().cell();
    return axis.equals("mode") ? String.valueOf(cell.mode()) : String.valueOf(cell.axis(axis));
  }

  /** Returns what a group shares with those that differ from it on one axis alone. */
  private static String others(Group group, String axis) {
    Set<String> left = new LinkedHashSet<>(group.block().baseline().cell().axes());
    left.remove(axis);
    left.removeAll(group.block().varies());
    return varies(group)
        + left.stream().map(each -> value(group, each)).collect(Collectors.joining("|"));
  }
}
