package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Artifact;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.Stack;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * Whether a stored run may be held against one of now: the same JDK, flags and payloads, for raw
 * scores the same machine, and at least one common row.
 */
final class Comparability {
  private static final String FOREIGN = "unknown";

  private final String name;
  private final Analysis then;
  private final Analysis now;
  private final boolean raw;
  private final List<String> differences = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  Comparability(String name, Analysis then, Analysis now, boolean raw) {
    this.name = name;
    this.then = then;
    this.now = now;
    this.raw = raw;
  }

  /** Doubts that don't forbid it. */
  List<Finding> findings() {
    return findings;
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
    jvms(common, before, after);
    fixtures(common, after);
    machine();
    if (!raw && !sameBaseline(common)) {
      differences.add(
          name
              + ": no row has the same in-run baseline in both runs, so there is no ratio to"
              + " compare (plain JMH files and results.json hold none; a run's folder or"
              + " journal.jsonl does); add --raw to compare scores of the same machine");
    }
    doubts();
    if (!differences.isEmpty()) {
      refuse(differences);
    }
  }

  private void refuse(List<String> reasons) {
    throw new UserException(ExitCode.NO_BASELINE, reasons);
  }

  /** Whether any row has the same in-run baseline in both runs, and is not that baseline. */
  private boolean sameBaseline(Set<String> common) {
    Map<String, String> before = baselines(then);
    Map<String, String> after = baselines(now);
    return common.stream()
        .anyMatch(id -> before.get(id).equals(after.get(id)) && !before.get(id).equals(id));
  }

  /** Of each row the id of its block's baseline. */
  private static Map<String, String> baselines(Analysis analysis) {
    Map<String, String> baselines = new HashMap<>();
    for (Group group : analysis.groups()) {
      String baseline = group.block().baseline().cell().id();
      group.rows().forEach(row -> baselines.putIfAbsent(id(row), baseline));
    }
    return baselines;
  }

  private void jvms(Set<String> common, Map<String, Row> before, Map<String, Row> after) {
    Set<String> labels = new LinkedHashSet<>();
    common.forEach(id -> labels.add(after.get(id).planned().cell().jvm()));
    for (String label : labels) {
      differ("JDK " + label, jdk(then.header(), label), jdk(now.header(), label));
    }
    Set<String> told = new LinkedHashSet<>();
    for (String id : common) {
      String one = flags(then.header(), before.get(id).planned());
      String other = flags(now.header(), after.get(id).planned());
      if (told.add(one + "\t" + other)) {
        differ("JVM flags", one, other);
      }
    }
  }

  /** All flags of a cell in words; of a JMH file that does not tell them {@link #FOREIGN}. */
  private static String flags(Header header, PlannedCell planned) {
    if (planned.jvmFlags().contains(FOREIGN)) {
      return FOREIGN;
    }
    List<String> flags = new ArrayList<>(header.settings().jvmArgs());
    flags.addAll(planned.jvmFlags());
    return flags.isEmpty() ? "none" : String.join(" ", flags);
  }

  private static String jdk(Header header, String label) {
    return header.jvms().stream()
        .filter(jvm -> jvm.label().equals(label))
        .map(Comparability::words)
        .findFirst()
        .orElse(FOREIGN);
  }

  private static String words(Jvm jvm) {
    return FOREIGN.equals(jvm.vm()) || FOREIGN.equals(jvm.version())
        ? FOREIGN
        : jvm.vm() + " " + jvm.version();
  }

  private void fixtures(Set<String> common, Map<String, Row> after) {
    Set<String> fixtures = new LinkedHashSet<>();
    common.forEach(id -> fixtures.add(after.get(id).planned().cell().fixture()));
    for (String fixture : fixtures) {
      differ(
          "payload of " + fixture,
          payloads(then.header(), fixture),
          payloads(now.header(), fixture));
    }
  }

  /** The sums of a fixture's payload; of JMH's files none. */
  private static Set<String> payloads(Header header, String fixture) {
    Set<String> sums = new LinkedHashSet<>();
    for (Prepared prepared : header.prepared()) {
      if (prepared.fixture().equals(fixture)) {
        sums.add(prepared.payloadSha256());
      }
    }
    return sums;
  }

  private void machine() {
    String one = words(then.header().machine());
    String other = words(now.header().machine());
    if (one.contains(FOREIGN) || other.contains(FOREIGN)) {
      if (raw) {
        doubt("a side does not name its machine; scores of two machines say nothing");
      }
    } else if (raw) {
      differ("machine", one, other);
    } else if (!one.equals(other)) {
      doubt("measured on another machine (" + one + "), now " + other + "; ratios travel, mostly");
    }
  }

  private static String words(Machine machine) {
    return "%s, %d cores, %s".formatted(machine.cpu(), machine.cores(), machine.os());
  }

  private void doubts() {
    Header one = then.header();
    Header other = now.header();
    boolean foreign = one.classPath().isEmpty() || other.classPath().isEmpty();
    if (!foreign && !measuring(one).equals(measuring(other))) {
      doubt("warm-up, iterations or interleaving differ between the two runs");
    }
    if (!foreign && !sums(one).equals(sums(other))) {
      doubt("accbench itself or the user's classes differ between the two runs");
    }
    if (!raw) {
      baselineLibraries();
    }
    if (then.end() == null) {
      doubt("was interrupted: some rows have fewer rounds");
    }
  }

  /** A ratio moves with its baseline, too. */
  private void baselineLibraries() {
    Set<String> stacks = new LinkedHashSet<>();
    now.groups().forEach(group -> stacks.add(group.block().baseline().cell().stack()));
    for (String stack : stacks) {
      if (!Objects.equals(jars(then.header(), stack), jars(now.header(), stack))) {
        doubt("the in-run baseline's own libraries (stack " + stack + ") differ between the runs");
      }
    }
  }

  private static String jars(Header header, String stack) {
    return header.stacks().stream()
        .filter(each -> each.name().equals(stack))
        .map(Stack::toString)
        .findFirst()
        .orElse("");
  }

  private static List<Object> measuring(Header header) {
    return List.of(
        header.settings().warmupIterations(),
        header.settings().warmupTime(),
        header.settings().iterations(),
        header.settings().time(),
        header.settings().interleaving());
  }

  private static List<String> sums(Header header) {
    return header.classPath().stream().map(Artifact::sha256).toList();
  }

  private void doubt(String text) {
    findings.add(new Finding(name, text));
  }

  private void differ(String what, Object one, Object other) {
    if (!one.equals(other) && !unknown(one) && !unknown(other)) {
      differences.add(
          "%s: %s differs: %s there, %s now; measure the baseline again"
              .formatted(name, what, one, other));
    }
  }

  /** What a plain JMH file does not tell. */
  private static boolean unknown(Object value) {
    return value.equals(FOREIGN) || (value instanceof Set<?> set && set.isEmpty());
  }

  private static Map<String, Row> rows(Analysis analysis) {
    Map<String, Row> rows = new LinkedHashMap<>();
    Function<Group, List<Row>> each = Group::rows;
    analysis.groups().stream()
        .filter(group -> !group.block().baseline().cell().operation().equals("empty"))
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
