package io.accbench.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Converts arguments to one line that a POSIX shell would take, and back. */
public final class CommandText {
  /** The pattern of an argument that a shell takes as it is. */
  private static final Pattern SAFE = Pattern.compile("[\\w@%+=:,./-]+");

  /**
   * The options that say where a run is written, or which part of it one machine measures; each
   * with whether a value follows it.
   */
  public static final Map<String, Boolean> OF_ONE_MACHINE =
      Map.of("--shard", true, "--shards", true, "--out", true, "-o", true, "--force", false);

  private CommandText() {}

  /**
   * Returns the arguments of a line without some options and their values.
   *
   * @param options the names of options, each with whether a value follows it
   */
  public static List<String> without(Map<String, Boolean> options, String line) {
    List<String> words = new ArrayList<>();
    boolean value = false;
    for (String word : split(line)) {
      String option = word.replaceFirst("=.*", "");
      if (options.containsKey(option)) {
        value = options.get(option) && option.equals(word);
      } else if (value) {
        value = false;
      } else {
        words.add(word);
      }
    }
    return words;
  }

  /**
   * Returns the arguments as one line; an argument that a shell would split or change stands in
   * single quotes.
   */
  public static String join(List<String> arguments) {
    return arguments.stream().map(CommandText::quote).collect(Collectors.joining(" "));
  }

  private static String quote(String argument) {
    return SAFE.matcher(argument).matches() ? argument : "'" + argument.replace("'", "'\\''") + "'";
  }

  /**
   * Returns the arguments of a line that {@link #join} made; single quotes and backslashes mean
   * what they mean in a shell.
   */
  public static List<String> split(String line) {
    List<String> arguments = new ArrayList<>();
    StringBuilder word = null;
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char next = line.charAt(i);
      if (!quoted && Character.isWhitespace(next)) {
        if (word != null) {
          arguments.add(word.toString());
        }
        word = null;
        continue;
      }
      word = word == null ? new StringBuilder() : word;
      if (next == '\'') {
        quoted = !quoted;
      } else if (next == '\\' && !quoted && i + 1 < line.length()) {
        word.append(line.charAt(++i));
      } else {
        word.append(next);
      }
    }
    if (word != null) {
      arguments.add(word.toString());
    }
    return arguments;
  }
}
