package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.RunConditions;
import io.accbench.model.RunConditions.Condition;
import io.accbench.model.RunConditions.ConditionDifference;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Checks whether a stored run may be compared with the current one. Both need the same JVMs, flags
 * and payloads, and at least one common row.
 */
final class Comparability {
  private final String name;
  private final Analysis then;
  private final Analysis now;
  private final Stored.Terms terms;
  private final List<String> forbidding = new ArrayList<>();
  private final Set<Finding> findings = new LinkedHashSet<>();

  Comparability(String name, Analysis then, Analysis now, Stored.Terms terms) {
    this.name = name;
    this.then = then;
    this.now = now;
    this.terms = terms;
  }

  /**
   * Returns the findings that do not forbid the comparison.
   *
   * @throws UserException with all that forbids it
   */
  List<Finding> findings() {
    Map<String, Row> before = rows(then);
    Map<String, Row> after = rows(now);
    Set<String> common = new LinkedHashSet<>(after.keySet());
    common.retainAll(before.keySet());
    if (common.isEmpty()) {
      refuse("no common row: " + some(before) + " there, " + some(after) + " now");
    } else {
      conditions(common.stream().map(id -> after.get(id).planned().cell()).toList());
      flags(common, before, after);
      if (!terms.raw() && !sameBaseline(common)) {
        refuse(
            "no row has the same in-run baseline in both runs, so there is no ratio to"
                + " compare (plain JMH files and results.json hold none; a run's folder or"
                + " journal.jsonl does); add --raw to compare scores of the same machine");
      }
    }
    if (then.end() == null) {
      finding(FindingKind.STORED_RUN_INTERRUPTED);
    }
    if (!forbidding.isEmpty()) {
      throw new UserException(ExitCode.NO_BASELINE, forbidding);
    }
    return List.copyOf(findings);
  }

  private void conditions(List<Cell> common) {
    Map<Condition, Set<String>> subjects =
        Map.of(
            Condition.JDK, axis(common, Cell::jvm),
            Condition.VM, axis(common, Cell::jvm),
            Condition.HEAP, axis(common, Cell::jvm),
            Condition.PAYLOAD, axis(common, Cell::fixture),
            Condition.LIBRARIES,
                axis(
                    now.groups().stream().map(group -> group.block().baseline().cell()).toList(),
                    Cell::stack));
    RunConditions there = RunConditions.of(then.header());
    RunConditions here = RunConditions.of(now.header());
    if (terms.raw() && !(there.states(Condition.MACHINE) && here.states(Condition.MACHINE))) {
      finding(FindingKind.MACHINE_UNKNOWN);
    }
    there.differences(here).stream()
        .filter(ConditionDifference::known)
        .filter(
            each ->
                subjects
                    .getOrDefault(each.condition(), Set.of(each.subject()))
                    .contains(each.subject()))
        .forEach(this::weigh);
  }

  private static Set<String> axis(List<Cell> cells, Function<Cell, String> axis) {
    return cells.stream().map(axis).collect(Collectors.toSet());
  }

  /** Says what a difference means: it forbids the comparison, may explain a change, or nothing. */
  private void weigh(ConditionDifference differs) {
    String then = String.join(", ", differs.then());
    String now = String.join(", ", differs.now());
    switch (differs.condition()) {
      case MACHINE -> machine("%s there, %s now".formatted(then, now));
      case JDK -> differ("JDK " + differs.subject(), then, now);
      case VM -> differ("VM of JDK " + differs.subject(), then, now);
      case HEAP -> differ("heap of JDK " + differs.subject(), then, now);
      case PAYLOAD -> differ("payload of " + differs.subject(), then, now);
      case PROCESSORS -> differ("--processors", then, now);
      case WARM_UP, MEASUREMENT, INTERLEAVING -> finding(FindingKind.MEASURED_OTHERWISE);
      case CLASSES -> finding(FindingKind.OTHER_CLASSES);
      case LIBRARIES -> {
        if (!terms.raw()) {
          // a ratio changes with its baseline, too
          finding(FindingKind.OTHER_BASELINE_LIBRARIES, differs.subject());
        }
      }
      // the flags are compared row by row, with those of the row's cell
      case VERSION, PROFILE, SEED, VENDOR, JVM_FLAGS, FLAGS, SETTINGS, CELLS -> {}
    }
  }

  private void flags(Set<String> common, Map<String, Row> before, Map<String, Row> after) {
    Set<List<String>> pairs = new LinkedHashSet<>();
    for (String id : common) {
      pairs.add(
          List.of(
              RunConditions.flags(then.header(), before.get(id).planned()),
              RunConditions.flags(now.header(), after.get(id).planned())));
    }
    for (List<String> pair : pairs) {
      if (!pair.contains(RunConditions.UNKNOWN) && !pair.get(0).equals(pair.get(1))) {
        differ("JVM flags", pair.get(0), pair.get(1));
      }
    }
  }

  /**
   * Weighs another machine. Ratios mostly carry over, but caches, memory and the code that a JIT
   * compiler makes for another processor change them. So the user must ask for a comparison across
   * machines. Scores never carry over.
   */
  private void machine(String machines) {
    if (terms.raw()) {
      refuse(
          "machine differs: %s; scores of two machines say nothing, measure the baseline again"
              .formatted(machines));
    } else if (terms.acrossMachines()) {
      finding(FindingKind.OTHER_MACHINE, machines);
    } else {
      refuse(
          ("machine differs: %s; measure the baseline again here, or add --across-machines to"
                  + " compare ratios anyway")
              .formatted(machines));
    }
  }

  private void differ(String what, String then, String now) {
    refuse("%s differs: %s there, %s now; measure the baseline again".formatted(what, then, now));
  }

  private void refuse(String text) {
    forbidding.add(name + ": " + text);
  }

  private void finding(FindingKind kind, Object... arguments) {
    findings.add(Finding.of(kind, name, arguments));
  }

  /**
   * Returns whether any row has the same in-run baseline in both runs, and is not that baseline.
   */
  private boolean sameBaseline(Set<String> common) {
    Map<String, String> before = baselines(then);
    Map<String, String> after = baselines(now);
    return common.stream()
        .anyMatch(id -> before.get(id).equals(after.get(id)) && !before.get(id).equals(id));
  }

  /** Returns the id of the block's baseline for each row's id. */
  private static Map<String, String> baselines(Analysis analysis) {
    Map<String, String> baselines = new HashMap<>();
    for (Group group : analysis.groups()) {
      String baseline = group.block().baseline().cell().id();
      group.rows().forEach(row -> baselines.putIfAbsent(id(row), baseline));
    }
    return baselines;
  }

  private static Map<String, Row> rows(Analysis analysis) {
    Map<String, Row> rows = new LinkedHashMap<>();
    Function<Group, List<Row>> each = Group::rows;
    analysis.groups().stream()
        .filter(group -> !group.block().baseline().cell().empty())
        .map(each)
        .forEach(list -> list.forEach(row -> rows.put(id(row), row)));
    return rows;
  }

  private static String id(Row row) {
    return row.planned().cell().id();
  }

  private static String some(Map<String, Row> rows) {
    if (rows.isEmpty()) {
      return "nothing";
    }
    String first = rows.keySet().iterator().next();
    return first + (rows.size() > 1 ? " and " + (rows.size() - 1) + " more" : "");
  }
}
