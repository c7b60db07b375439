package io.accbench.suite.graph;

import io.accbench.app.Home;
import io.accbench.app.Inputs;
import io.accbench.app.Workplace;
import io.accbench.model.Finding;
import io.accbench.model.Jvm;
import io.accbench.prepare.probe.Restrictions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds how long each JVM will still support Unsafe, where a run measures it. */
final class UnsafeRestrictions {
  private static final String RESTRICTED = "unsafe";

  /** The first JDK version that warns about Unsafe; JEP 498. */
  private static final int FIRST_RESTRICTING = 24;

  private UnsafeRestrictions() {}

  static List<Finding> of(Inputs inputs, Workplace place) {
    boolean unsafe =
        inputs.choices().strategies().stream()
            .anyMatch(name -> List.of(name.split("/")).contains(RESTRICTED));
    List<Finding> findings = new ArrayList<>();
    for (Jvm jvm : inputs.jvms()) {
      if (unsafe && jvm.feature() >= FIRST_RESTRICTING) {
        Path jar = Home.jars().resolve("accbench.jar");
        findings.addAll(new Restrictions(jar, jvm, place.scratch().path()).findings());
      }
    }
    return findings;
  }
}
