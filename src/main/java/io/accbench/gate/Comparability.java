package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Artifact;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Stack;
import io.accbench.model.UserException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * Checks whether a stored run may be compared with the current one. Both need the same machine,
 * JDK, flags and payloads, and at least one common row.
 */
final class Comparability {
  private final String name;
  private final Analysis then;
  private final Analysis now;
  private final Stored.Terms terms;
  private final RunDifferences differences;

  Comparability(String name, Analysis then, Analysis now, Stored.Terms terms) {
    this.name = name;
    this.then = then;
    this.now = now;
    this.terms = terms;
    this.differences = new RunDifferences(name);
  }

  /** Returns the findings that do not forbid the comparison. */
  List<Finding> findings() {
    return differences.findings();
  }

  void check() {
    Map<String, Row> before = rows(then);
    Map<String, Row> after = rows(now);
    Set<String> common = new LinkedHashSet<>(after.keySet());
    common.retainAll(before.keySet());
    if (common.isEmpty()) {
      refuse(
          List.of(name + ": no common row: " + some(before) + " there, " + some(after) + " now"));
    }
    new JvmDifferences(then.header(), now.header(), differences).of(common, before, after);
    new PayloadDifferences(then.header(), now.header(), differences)
        .of(common.stream().map(after::get).toList());
    new MachineDifference(then.header().machine(), now.header().machine()).of(terms, differences);
    if (!terms.raw() && !sameBaseline(common)) {
      differences.refuse(
          "no row has the same in-run baseline in both runs, so there is no ratio to"
              + " compare (plain JMH files and results.json hold none; a run's folder or"
              + " journal.jsonl does); add --raw to compare scores of the same machine");
    }
    processors();
    addFindings();
    if (!differences.forbidding().isEmpty()) {
      refuse(differences.forbidding());
    }
  }

  private void refuse(List<String> reasons) {
    throw new UserException(ExitCode.NO_BASELINE, reasons);
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

  private void addFindings() {
    Header one = then.header();
    Header other = now.header();
    boolean foreign = foreign(one) || foreign(other);
    if (!foreign && !measuring(one).equals(measuring(other))) {
      differences.finding(FindingKind.MEASURED_OTHERWISE);
    }
    if (!foreign && !sums(one).equals(sums(other))) {
      differences.finding(FindingKind.OTHER_CLASSES);
    }
    if (!terms.raw()) {
      baselineLibraries();
    }
    if (then.end() == null) {
      differences.finding(FindingKind.STORED_RUN_INTERRUPTED);
    }
  }

  /**
   * Compares the processors of both runs. Plain JMH files do not state them, so files without the
   * statement are not refused.
   */
  private void processors() {
    if (!foreign(then.header()) && !foreign(now.header())) {
      differences.differ(
          "--processors",
          then.header().settings().placement().processors(),
          now.header().settings().placement().processors());
    }
  }

  private static boolean foreign(Header header) {
    return header.subjects().classPath().isEmpty();
  }

  /**
   * Adds a finding where the baseline's libraries differ, since a ratio changes with its baseline,
   * too.
   */
  private void baselineLibraries() {
    Set<String> stacks = new LinkedHashSet<>();
    now.groups().forEach(group -> stacks.add(group.block().baseline().cell().stack()));
    for (String stack : stacks) {
      if (!Objects.equals(jars(then.header(), stack), jars(now.header(), stack))) {
        differences.finding(FindingKind.OTHER_BASELINE_LIBRARIES, stack);
      }
    }
  }

  private static String jars(Header header, String stack) {
    return header.subjects().stacks().stream()
        .filter(each -> each.name().equals(stack))
        .map(Stack::toString)
        .findFirst()
        .orElse("");
  }

  private static List<Object> measuring(Header header) {
    return List.of(header.settings().iterations(), header.settings().placement().interleaving());
  }

  private static List<String> sums(Header header) {
    return header.subjects().classPath().stream().map(Artifact::sha256).toList();
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
