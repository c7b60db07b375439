package io.accbench.gate;

import io.accbench.analysis.Row;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compares JDKs and flags of the rows that two runs have in common. */
final class JvmDifferences {
  private final Header then;
  private final Header now;
  private final RunDifferences differences;

  JvmDifferences(Header then, Header now, RunDifferences differences) {
    this.then = then;
    this.now = now;
    this.differences = differences;
  }

  /**
   * Reports the differences.
   *
   * @param common ids of the common cells
   * @param before the stored rows by id
   * @param after the rows of the current run by id
   */
  void of(Set<String> common, Map<String, Row> before, Map<String, Row> after) {
    Set<String> labels = new LinkedHashSet<>();
    common.forEach(id -> labels.add(after.get(id).planned().cell().jvm()));
    for (String label : labels) {
      differences.differ("JDK " + label, jdk(then, label), jdk(now, label));
    }
    Set<String> seen = new LinkedHashSet<>();
    for (String id : common) {
      String one = flags(then, before.get(id).planned());
      String other = flags(now, after.get(id).planned());
      if (seen.add(one + "\t" + other)) {
        differences.differ("JVM flags", one, other);
      }
    }
  }

  private static String flags(Header header, PlannedCell planned) {
    if (planned.jvmFlags().contains(RunDifferences.UNKNOWN)) {
      return RunDifferences.UNKNOWN;
    }
    List<String> flags = new ArrayList<>(header.settings().jvmArgs());
    flags.addAll(planned.jvmFlags());
    return flags.isEmpty() ? "none" : String.join(" ", flags);
  }

  private static String jdk(Header header, String label) {
    return header.jvm(label).map(JvmDifferences::words).orElse(RunDifferences.UNKNOWN);
  }

  private static String words(Jvm jvm) {
    return List.of(jvm.vm(), jvm.version()).contains(RunDifferences.UNKNOWN)
        ? RunDifferences.UNKNOWN
        : jvm.vm() + " " + jvm.version();
  }
}
