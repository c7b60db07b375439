package io.accbench.analysis;

import io.accbench.model.CommandText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The options of a command line that was typed, each with its value, in their order. */
final class TypedOptions {
  private static final Set<String> WITHOUT_VALUE =
      Set.of(
          "--dry-run",
          "--force",
          "--offline",
          "--skip-bad-frames",
          "--hotspots",
          "--no-hotspots",
          "--keep-recordings",
          "--no-confirm",
          "--raw",
          "--self-test",
          "-h",
          "--help",
          "-V",
          "--version");

  /**
   * The options that take every word up to the next option: jars, as a shell spells out a pattern.
   */
  private static final Set<String> WITH_VALUES =
      Set.of("--base-classpath", "--candidate-classpath");

  /**
   * An option with its value.
   *
   * @param name the option's name, for example {@code --payload}
   * @param value the value; null where the option has no value
   */
  record Option(String name, String value) {
    /** Returns the option as it would be typed. */
    List<String> words() {
      return value == null ? List.of(name) : List.of(name, value);
    }
  }

  private final List<Option> all = new ArrayList<>();

  private TypedOptions() {}

  /**
   * Returns the options of a command as a journal has it: {@code accbench run --profile quick};
   * empty for null.
   */
  static TypedOptions of(String command) {
    TypedOptions options = new TypedOptions();
    List<String> words = CommandText.split(command == null ? "" : command);
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.indexOf('=');
      if (!isOption(word)) {
        continue;
      }
      if (equals > 0) {
        options.all.add(new Option(word.substring(0, equals), word.substring(equals + 1)));
      } else if (WITHOUT_VALUE.contains(word) || i + 1 == words.size()) {
        options.all.add(new Option(word, null));
      } else {
        options.all.add(new Option(word, words.get(++i)));
        while (WITH_VALUES.contains(word) && i + 1 < words.size() && !isOption(words.get(i + 1))) {
          options.all.add(new Option(word, words.get(++i)));
        }
      }
    }
    return options;
  }

  private static boolean isOption(String word) {
    return word.startsWith("-");
  }

  List<Option> all() {
    return List.copyOf(all);
  }

  /** Returns whether an option was typed. */
  boolean has(String name) {
    return all.stream().anyMatch(option -> option.name().equals(name));
  }

  /** Returns every value of an option, under any of its names, in order. */
  List<String> values(String... names) {
    List<String> known = List.of(names);
    return all.stream()
        .filter(option -> known.contains(option.name()) && option.value() != null)
        .map(Option::value)
        .toList();
  }
}
