package io.accbench.analysis.fork;

import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The comparison of what forks report about themselves with the plan: the JVM's version and the
 * strategy's form.
 */
public final class Identity {
  private final Map<String, TreeSet<String>> versions = new LinkedHashMap<>();
  private final List<Finding> findings = new ArrayList<>();

  private Identity() {}

  /** Returns one finding for each JVM and each cell that was not the planned one. */
  public static List<Finding> findings(Header header, Map<String, Forks> forks) {
    Identity identity = new Identity();
    for (Block block : header.blocks()) {
      for (PlannedCell planned : block.cells()) {
        identity.look(planned, forks.get(planned.cell().id()));
      }
    }
    header.jvms().forEach(identity::compare);
    return List.copyOf(identity.findings);
  }

  private void look(PlannedCell planned, Forks forks) {
    Cell cell = planned.cell();
    versions
        .computeIfAbsent(cell.jvm(), label -> new TreeSet<>())
        .addAll(forks.facts(FactKeys.RUNTIME_VERSION));
    String expected = cell.name() + "/" + planned.form();
    for (String found : forks.facts(FactKeys.STRATEGY)) {
      if (!found.equals(expected)) {
        findings.add(Finding.of(FindingKind.OTHER_STRATEGY_RAN, cell.id(), found, expected));
      }
    }
  }

  private void compare(Jvm jvm) {
    for (String found : versions.getOrDefault(jvm.label(), new TreeSet<>())) {
      if (!found.equals(jvm.version())) {
        findings.add(
            Finding.of(FindingKind.OTHER_JVM_RAN, "JVM " + jvm.label(), found, jvm.version()));
      }
    }
  }
}
