package io.accbench.stack;

import io.accbench.model.FlatYaml;
import io.accbench.model.UnknownName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads stack descriptors, {@code <name>.yaml}, and the descriptors that they extend. The first
 * folder that holds a name counts.
 */
final class Descriptors {
  private static final List<String> LISTS =
      List.of("boms", "libraries", "exclusions", "overrides", "jars");
  private static final List<String> KEYS =
      List.of("description", "extends", "boms", "libraries", "exclusions", "overrides", "jars");

  /**
   * The greatest number of stacks that extend each other; arbitrary: a handful is what a reader can
   * follow.
   */
  private static final int MOST_EXTENDED = 32;

  private final Map<String, Path> folders = new LinkedHashMap<>();
  private final List<String> problems;

  Descriptors(List<Path> folders, List<String> problems) {
    folders.forEach(
        folder -> StackFiles.list(folder).forEach(name -> this.folders.putIfAbsent(name, folder)));
    this.problems = problems;
  }

  List<String> names() {
    return List.copyOf(folders.keySet());
  }

  /**
   * Returns the stack of a known name, or empty if there is a problem in it or in a stack that it
   * extends.
   */
  Optional<StackSpec> read(String name) {
    int before = problems.size();
    Optional<StackSpec> spec = read(name, new LinkedHashSet<>());
    spec.ifPresent(this::checkWhole);
    return problems.size() == before ? spec : Optional.empty();
  }

  private Optional<StackSpec> read(String name, Set<String> chain) {
    chain.add(name);
    Path folder = folders.get(name);
    FlatYaml yaml =
        FlatYaml.read(folder.resolve(name + ".yaml"), file(name), KEYS, LISTS, problems);
    StackSpec own = new DescriptorValues(yaml, folder, problems).spec(name);
    FlatYaml.YamlValue base = yaml.entries().get("extends");
    if (base == null) {
      return Optional.of(own);
    }
    // a value that is no text has been reported already
    return base.texts().isEmpty()
        ? Optional.empty()
        : base(base.texts().get(0), yaml.at(base.line()), chain).map(own::over);
  }

  private Optional<StackSpec> base(String name, String at, Set<String> chain) {
    if (chain.contains(name)) {
      List<String> cycle = new ArrayList<>(chain);
      cycle.add(name);
      problems.add(
          at
              + "a stack can't extend itself: "
              + String.join(" extends ", cycle)
              + "; remove one of these");
      return Optional.empty();
    }
    if (!folders.containsKey(name)) {
      problems.add(at + UnknownName.problem("stack", name, names()));
      return Optional.empty();
    }
    if (chain.size() > MOST_EXTENDED) {
      problems.add(
          ("%sstack \"%s\" extends %d others one after the other, and this would be one more;"
                  + " extend \"%s\" directly")
              .formatted(at, chain.iterator().next(), MOST_EXTENDED, name));
      return Optional.empty();
    }
    return read(name, chain);
  }

  private void checkWhole(StackSpec spec) {
    String at = file(spec.name()) + ": ";
    if (spec.libraries().isEmpty() && spec.jars().isEmpty()) {
      problems.add(at + "names neither libraries nor jars");
    }
    spec.unversioned().forEach(problem -> problems.add(at + problem));
    LocalJars.sameName(spec.jars()).ifPresent(problem -> problems.add(at + problem));
  }

  private String file(String name) {
    return place(folders.get(name)) + name + ".yaml";
  }

  /** Returns a folder as messages name it, by its last two names: {@code profiles/stacks/}. */
  static String place(Path folder) {
    Path absolute = folder.toAbsolutePath().normalize();
    int names = absolute.getNameCount();
    return names == 0
        ? ""
        : absolute.subpath(Math.max(0, names - 2), names).toString().replace('\\', '/') + "/";
  }
}
