package io.accbench.stack;

import io.accbench.model.FlatYaml;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The stacks of a folder, and those that a command line names. */
public final class StackFiles {
  /** The stack of a run that names none: every library at its current version. */
  static final String DEFAULT = "json";

  private StackFiles() {}

  /** Returns the names of all descriptors, sorted; empty if there is no such folder. */
  public static List<String> list(Path folder) {
    return FlatYaml.names(folder);
  }

  /**
   * Reads one descriptor.
   *
   * @throws UserException with every problem in it
   */
  public static StackSpec read(Path folder, String name) {
    return select(List.of(folder), List.of(name), List.of()).get(0);
  }

  /**
   * Returns the stacks of a run, in the order asked for; no stack is resolved yet.
   *
   * @param folders the folders of descriptors; the first that holds a name counts
   * @param stackOptions values of {@code --stack}: {@code name[,name…]}, {@code name=G:A:V,…} or
   *     {@code name=path/*.jar}; empty for {@link #DEFAULT}
   * @param libOptions values of {@code --lib}: {@code G:A=V1,V2}; several are combined
   * @throws UserException with every problem of all options and descriptors
   */
  public static List<StackSpec> select(
      List<Path> folders, List<String> stackOptions, List<String> libOptions) {
    List<String> problems = new ArrayList<>();
    List<String> asked = stackOptions.isEmpty() ? List.of(DEFAULT) : stackOptions;
    List<StackSpec> chosen = new StackOptions(folders, problems).read(asked);
    List<List<Coordinates>> combinations = LibOption.combinations(libOptions, problems);
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return chosen.stream()
        .flatMap(spec -> combinations.stream().map(one -> varied(spec, one)))
        .toList();
  }

  private static StackSpec varied(StackSpec spec, List<Coordinates> versions) {
    StackSpec varied = spec;
    for (Coordinates version : versions) {
      varied = varied.with(version);
    }
    return varied;
  }

  /**
   * Returns every combination of the versions that {@code --lib} names; an empty one without
   * options.
   *
   * @param libOptions values of {@code --lib}: {@code G:A=V1,V2}
   * @throws UserException with every problem of all options
   */
  public static List<List<Coordinates>> libraries(List<String> libOptions) {
    List<String> problems = new ArrayList<>();
    List<List<Coordinates>> combinations = LibOption.combinations(libOptions, problems);
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return combinations;
  }

  /** A value of {@code --lib}: one library in several versions. */
  private record LibOption(List<Coordinates> versions) {

    /**
     * Returns every combination of one version of each option, the last option changing fastest; an
     * empty one without options. Mistakes are added to the problems.
     */
    private static List<List<Coordinates>> combinations(
        List<String> options, List<String> problems) {
      List<List<Coordinates>> combinations = List.of(List.of());
      for (String option : options) {
        Optional<LibOption> parsed = parse(option, problems);
        if (parsed.isPresent()) {
          combinations =
              combinations.stream().flatMap(one -> parsed.get().after(one).stream()).toList();
        }
      }
      return combinations;
    }

    private List<List<Coordinates>> after(List<Coordinates> others) {
      return versions.stream()
          .map(version -> Stream.concat(others.stream(), Stream.of(version)).toList())
          .toList();
    }

    /** Parses {@code G:A=V1,V2}. */
    private static Optional<LibOption> parse(String option, List<String> problems) {
      String at = "--lib " + option + ": ";
      int before = problems.size();
      int equals = option.indexOf('=');
      if (equals < 0 || option.substring(0, equals).split(":", -1).length != 2) {
        problems.add(at + "give group:artifact=version,version");
        return Optional.empty();
      }
      String library = option.substring(0, equals);
      List<Coordinates> versions = new ArrayList<>();
      for (String version : option.substring(equals + 1).split(",", -1)) {
        Coordinates.parse(library + ":" + version.strip(), at, problems).ifPresent(versions::add);
      }
      if (versions.stream().distinct().count() < versions.size()) {
        problems.add(at + "names a version twice");
      }
      return problems.size() == before
          ? Optional.of(new LibOption(List.copyOf(versions)))
          : Optional.empty();
    }
  }
}
