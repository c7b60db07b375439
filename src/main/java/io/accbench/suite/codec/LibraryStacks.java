package io.accbench.suite.codec;

import io.accbench.app.Home;
import io.accbench.app.Workplace;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import io.accbench.run.MeasuredClassPath;
import io.accbench.stack.ResolvedStack;
import io.accbench.stack.Resolver;
import io.accbench.stack.StackDiff;
import io.accbench.stack.StackSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The resolved stacks of a run: the places of their jars, and the differences between them. */
final class LibraryStacks {
  private final List<StackSpec> specs;
  private final List<ResolvedStack> stacks = new ArrayList<>();
  private final Map<String, Path> lists = new LinkedHashMap<>();

  private LibraryStacks(List<StackSpec> specs) {
    this.specs = specs;
  }

  /**
   * Resolves all stacks; a stack that cannot be resolved is kept as unavailable. The folder for
   * temporary files receives their lists.
   */
  static LibraryStacks resolve(List<StackSpec> specs, boolean offline, Workplace place)
      throws IOException {
    LibraryStacks resolved = new LibraryStacks(specs);
    try (Resolver resolver = Resolver.ofUser(offline, file -> place.hint("fetching " + file))) {
      for (StackSpec spec : specs) {
        place.hint("resolving stack " + spec.name());
        resolved.add(resolver.resolve(spec), place.scratch().path());
      }
    }
    return resolved;
  }

  /**
   * Adds a stack, and writes the list that the measured side verifies: coordinates, SHA-256 and
   * path of each jar.
   */
  private void add(ResolvedStack stack, Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    List<StackJar> jars = stack.stack().jars();
    for (int i = 0; i < jars.size(); i++) {
      StackJar jar = jars.get(i);
      lines.add(jar.coordinates() + "\t" + jar.sha256() + "\t" + stack.classPath().get(i));
    }
    Path list = folder.resolve("stack-" + stacks.size() + ".txt");
    lists.put(stack.stack().name(), Files.write(list, lines));
    stacks.add(stack);
  }

  List<Stack> all() {
    return stacks.stream().map(ResolvedStack::stack).toList();
  }

  /** Returns the stacks that can be measured. */
  List<Stack> available() {
    return all().stream().filter(stack -> stack.unavailable() == null).toList();
  }

  /** Returns the files that list a stack's jars, by its name. */
  Map<String, Path> lists() {
    return lists;
  }

  /** Returns the jars of each stack, by its name. */
  Map<String, List<Path>> classPaths() {
    Map<String, List<Path>> paths = new LinkedHashMap<>();
    stacks.forEach(stack -> paths.put(stack.stack().name(), stack.classPath()));
    return paths;
  }

  /**
   * Returns the class path of a measured JVM before the user's entries: the tool, and the stack.
   */
  List<Path> measuredPath(Stack stack) {
    List<Path> path = new ArrayList<>(MeasuredClassPath.ofTool(Home.jars()));
    path.addAll(classPaths().getOrDefault(stack.name(), List.of()));
    return path;
  }

  /** Returns findings on resolving, and what differs beyond what was varied on purpose. */
  List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    stacks.forEach(stack -> findings.addAll(stack.findings()));
    for (int i = 1; i < stacks.size(); i++) {
      compare(stacks.get(0).stack(), stacks.get(i).stack(), specs.get(i).varied(), findings);
    }
    return findings;
  }

  private static void compare(
      Stack first, Stack other, Set<String> varied, List<Finding> findings) {
    boolean both = first.unavailable() == null && other.unavailable() == null;
    List<StackDiff.JarChange> beyond =
        both && !varied.isEmpty() ? StackDiff.of(first, other).beyond(varied) : List.of();
    if (!beyond.isEmpty()) {
      findings.add(
          Finding.of(
              FindingKind.STACKS_DIFFER_IN_MORE,
              "stack " + other.name(),
              String.join(", ", varied),
              first.name(),
              beyond.stream().map(Object::toString).collect(Collectors.joining(", "))));
    }
  }
}
