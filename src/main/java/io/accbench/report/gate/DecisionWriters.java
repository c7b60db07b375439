package io.accbench.report.gate;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** Finds the formats of a gate's decision that exist on the class path. */
public final class DecisionWriters {
  private DecisionWriters() {}

  /** Returns every writer, ordered by name. */
  public static List<DecisionWriter> writers() {
    return ServiceLoader.load(DecisionWriter.class, DecisionWriters.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(DecisionWriter::name))
        .toList();
  }
}
