package io.accbench.suite.jmh;

import io.accbench.model.Stack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A class path with benchmarks.
 *
 * @param name as the user named it; empty for the only one
 * @param classPath absolute paths, in order
 * @param stack its entries with their sums, for the journal
 * @param lists a folder with lists that JMH would not see in its jars; empty where it sees all
 */
record BenchmarkSide(String name, List<Path> classPath, Stack stack, List<Path> lists) {

  /** Returns the name of its first entry, by which messages name the side. */
  String words() {
    return stack.jars().get(0).name();
  }

  /** Returns the side with further entries at the end of its class path. */
  BenchmarkSide with(List<Path> further) {
    List<Path> longer = new ArrayList<>(classPath);
    longer.addAll(further);
    return new BenchmarkSide(name, List.copyOf(longer), stack, lists);
  }

  /** Returns the code of a fork: a library, then the side's own class path. */
  List<Path> code(LibraryVersion library) {
    return Stream.concat(library.classPath().stream(), classPath.stream()).toList();
  }

  /** Returns the class path on which JMH finds the benchmarks to list or run. */
  List<Path> listed(LibraryVersion library) {
    return Stream.concat(lists.stream(), code(library).stream()).toList();
  }
}
