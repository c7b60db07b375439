package io.accbench.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A value of {@code --lib}: one library in several versions. */
record LibOption(List<Coordinates> versions) {

  /**
   * Returns every combination of one version of each option, the last option changing fastest; an
   * empty one without options. Mistakes are added to the problems.
   */
  static List<List<Coordinates>> combinations(List<String> options, List<String> problems) {
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
