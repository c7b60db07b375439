package io.accbench.suite.jmh;

import io.accbench.model.Stack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A class path with benchmarks.
 *
 * @param name as the user named it; empty for the only one
 * @param classPath absolute paths, in order
 * @param stack its entries with their sums, for the journal
 */
record BenchmarkSide(String name, List<Path> classPath, Stack stack) {

  /** Returns the name of its first entry, by which messages name the side. */
  String words() {
    return stack.jars().get(0).name();
  }

  /** Returns the side with further entries at the end of its class path. */
  BenchmarkSide with(List<Path> further) {
    List<Path> longer = new ArrayList<>(classPath);
    longer.addAll(further);
    return new BenchmarkSide(name, List.copyOf(longer), stack);
  }
}
