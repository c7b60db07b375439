package io.accbench.suite.jmh;

import io.accbench.app.NamedClassPaths;
import io.accbench.app.Problems;
import io.accbench.app.UserClassPath;
import io.accbench.app.Workplace;
import io.accbench.model.Finding;
import io.accbench.model.Sha256;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import io.accbench.stack.Coordinates;
import io.accbench.stack.ResolvedStack;
import io.accbench.stack.Resolver;
import io.accbench.stack.StackFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the class paths that {@code --jmh} and {@code --lib} name. */
final class ClassPaths implements AutoCloseable {
  private final Resolver resolver;
  private final Workplace place;
  private final Problems problems;
  private final List<Finding> findings = new ArrayList<>();

  ClassPaths(boolean offline, Workplace place, Problems problems) {
    this.resolver = Resolver.ofUser(offline, file -> place.hint("fetching " + file));
    this.place = place;
    this.problems = problems;
  }

  /** Returns the findings on what was resolved. */
  List<Finding> findings() {
    return findings;
  }

  /**
   * Returns the sides that {@code --jmh} names: {@code CLASSPATH}, {@code G:A:V}, or several as
   * {@code NAME=…}. Mistakes are added to the problems.
   */
  List<BenchmarkSide> sides(List<String> options) {
    NamedClassPaths named = NamedClassPaths.of("--jmh", options);
    problems.addAll(named.problems());
    List<BenchmarkSide> sides = new ArrayList<>();
    named.texts().forEach((name, text) -> side(name, text).ifPresent(sides::add));
    return sides;
  }

  private Optional<BenchmarkSide> side(String name, String text) {
    if (NamedClassPaths.isCoordinates(text)) {
      ResolvedStack found = resolve(name.isEmpty() ? "benchmarks" : name, text);
      if (found.stack().unavailable() != null) {
        problems.add("--jmh " + text + ": " + found.stack().unavailable());
        return Optional.empty();
      }
      return Optional.of(side(name, found.classPath(), found.stack()));
    }
    UserClassPath local =
        problems.collect(() -> UserClassPath.of(text, "--jmh"), UserClassPath.of(null));
    if (local.classPath().isEmpty()) {
      return Optional.empty();
    }
    List<StackJar> entries =
        local.classPath().stream()
            .map(
                entry -> new StackJar("file:" + fileName(entry), fileName(entry), Sha256.of(entry)))
            .toList();
    Stack stack = new Stack(name.isEmpty() ? "benchmarks" : name, entries, null);
    return Optional.of(side(name, local.classPath(), stack));
  }

  private BenchmarkSide side(String name, List<Path> classPath, Stack stack) {
    try {
      return new BenchmarkSide(
          name, classPath, stack, RepeatedLists.folder(classPath, place.scratch().path()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String fileName(Path entry) {
    return String.valueOf(entry.getFileName());
  }

  /**
   * Returns the versions that {@code --lib} names: {@code G:A=V,V}; several options are combined.
   */
  List<LibraryVersion> libraries(List<String> options) {
    return problems
        .collect(() -> StackFiles.libraries(options), List.of(List.<Coordinates>of()))
        .stream()
        .map(this::library)
        .toList();
  }

  private LibraryVersion library(List<Coordinates> versions) {
    if (versions.isEmpty()) {
      return LibraryVersion.OF_THE_SIDE;
    }
    String name =
        versions.stream()
            .map(library -> library.artifact() + "-" + library.version())
            .collect(Collectors.joining("_"));
    ResolvedStack found =
        resolve(
            name, versions.stream().map(Coordinates::toString).collect(Collectors.joining(",")));
    return new LibraryVersion(name, found.classPath(), Optional.of(found.stack()));
  }

  private ResolvedStack resolve(String name, String coordinates) {
    place.hint("resolving " + coordinates);
    return problems.collect(
        () -> {
          List<String> written = List.of(name + "=" + coordinates);
          ResolvedStack found =
              resolver.resolve(StackFiles.select(List.of(), written, List.of()).get(0));
          findings.addAll(found.findings());
          return found;
        },
        new ResolvedStack(
            Stack.unavailable(name, "the coordinates cannot be read"), List.of(), List.of()));
  }

  @Override
  public void close() {
    resolver.close();
  }
}
