package io.accbench.stack;

import io.accbench.model.FlatYaml;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The stacks of a folder, and those that a command line names. */
public final class StackFiles {
  /** The stack of a run that names none: every library at its current version. */
  public static final String DEFAULT = "json";

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
    return select(folder, List.of(name), List.of()).get(0);
  }

  /**
   * Returns the stacks of a run, in the order asked for; no stack is resolved yet.
   *
   * @param folder the folder of the descriptors: {@code profiles/stacks}
   * @param stackOptions values of {@code --stack}: {@code name[,name…]}, {@code name=G:A:V,…} or
   *     {@code name=path/*.jar}; empty for {@link #DEFAULT}
   * @param libOptions values of {@code --lib}: {@code G:A=V1,V2}; several are combined
   * @throws UserException with every problem of all options and descriptors
   */
  public static List<StackSpec> select(
      Path folder, List<String> stackOptions, List<String> libOptions) {
    List<String> problems = new ArrayList<>();
    List<String> asked = stackOptions.isEmpty() ? List.of(DEFAULT) : stackOptions;
    List<StackSpec> chosen = new StackOptions(folder, list(folder), problems).read(asked);
    for (String option : libOptions) {
      chosen = varied(chosen, LibOption.parse(option, problems));
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return chosen;
  }

  private static List<StackSpec> varied(List<StackSpec> chosen, Optional<LibOption> option) {
    return option.isEmpty()
        ? chosen
        : chosen.stream()
            .flatMap(spec -> option.get().versions().stream().map(spec::with))
            .toList();
  }
}
