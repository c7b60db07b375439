package io.accbench.model;

import java.util.List;

/**
 * The command that began a run, with the options that were given.
 *
 * @param name the command: {@code run}, {@code gate} or {@code calibrate}; empty where another tool
 *     measured
 * @param options the options in their order, each once
 */
public record GivenCommand(String name, List<Option> options) {
  /** The command of a file that another tool wrote. */
  public static final GivenCommand FOREIGN = new GivenCommand("", List.of());

  /**
   * An option.
   *
   * @param name its first name, for example {@code --payload}
   * @param values what was given, as it was typed; empty for an option without a value
   */
  public record Option(String name, List<String> values) {}

  /** Returns whether an option was given. */
  public boolean has(String name) {
    return options.stream().anyMatch(option -> option.name().equals(name));
  }

  /** Returns every value of an option, in order; empty if it was not given. */
  public List<String> values(String name) {
    return options.stream()
        .filter(option -> option.name().equals(name))
        .flatMap(option -> option.values().stream())
        .toList();
  }
}
