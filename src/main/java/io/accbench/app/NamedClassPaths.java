package io.accbench.app;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The class paths that the values of one option name: {@code CLASSPATH}, or several as {@code
 * NAME=CLASSPATH}, separated by commas.
 *
 * <p>A path may hold a comma or an equals sign. So the longest text whose files exist is one class
 * path, and what exists as it is written has no name before it.
 *
 * @param texts each class path as it is written, by its name; empty for one without a name
 * @param problems what the user can correct
 */
public record NamedClassPaths(Map<String, String> texts, List<String> problems) {
  private static final Pattern NAMED =
      Pattern.compile("([A-Za-z0-9][A-Za-z0-9._-]*)=(.+)", Pattern.DOTALL);

  private static final Pattern COORDINATES = Pattern.compile("[\\w.-]+:[\\w.-]+(:[\\w.-]+){1,3}");

  private static final String EXAMPLE = "several jars need names: %s main=a.jar,pr=b.jar";

  private record NamedClassPath(String name, String text) {}

  /**
   * Reads the values of an option.
   *
   * @param option the option, for messages
   */
  public static NamedClassPaths of(String option, List<String> values) {
    Map<String, String> texts = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    for (String value : values) {
      for (NamedClassPath one : separated(value)) {
        if (one.text().isEmpty()) {
          problems.add(
              "%s \"%s\" has a comma with no value before or after it; leave the comma out"
                  .formatted(option, value));
        } else if (texts.putIfAbsent(one.name(), one.text()) != null) {
          problems.add(
              one.name().isEmpty()
                  ? "%s %s: %s".formatted(option, one.text(), EXAMPLE.formatted(option))
                  : "%s: \"%s\" names two jars; give each a name of its own"
                      .formatted(option, one.name()));
        }
      }
    }
    if (texts.size() > 1 && texts.containsKey("")) {
      problems.add("%s %s: %s".formatted(option, texts.get(""), EXAMPLE.formatted(option)));
    }
    return new NamedClassPaths(texts, List.copyOf(problems));
  }

  private static List<NamedClassPath> separated(String value) {
    List<String> parts = List.of(value.split(",", -1));
    List<NamedClassPath> all = new ArrayList<>();
    for (int start = 0; start < parts.size(); ) {
      int end = end(parts, start);
      all.add(named(parts.subList(start, end)));
      start = end;
    }
    return all;
  }

  /** Returns the end of the class path that begins at a part. */
  private static int end(List<String> parts, int start) {
    for (int end = parts.size(); end > start; end--) {
      if (exists(named(parts.subList(start, end)).text())) {
        return end;
      }
    }
    if (isCoordinates(named(parts.subList(start, start + 1)).text())) {
      return start + 1;
    }
    int end = start + 1;
    while (end < parts.size() && !begins(parts.get(end))) {
      end++;
    }
    return end;
  }

  /** Returns whether a part begins a class path of its own behind one that does not exist. */
  private static boolean begins(String part) {
    return part.isBlank() || NAMED.matcher(part.strip()).matches() || exists(part.strip());
  }

  /** Returns whether a text is written as the coordinates of an artifact. */
  public static boolean isCoordinates(String text) {
    return COORDINATES.matcher(text).matches() && !exists(text);
  }

  /** Returns a name and the class path behind it; no name where the text itself exists. */
  private static NamedClassPath named(List<String> parts) {
    String text = String.join(",", parts).strip();
    Matcher named = NAMED.matcher(text);
    return named.matches() && !exists(text)
        ? new NamedClassPath(named.group(1), named.group(2))
        : new NamedClassPath("", text);
  }

  /** Returns whether there is a file, or a folder before a wildcard, for each entry. */
  private static boolean exists(String classPath) {
    for (String entry : classPath.split(File.pathSeparator)) {
      String path = entry.endsWith("*") ? entry.substring(0, entry.length() - 1) : entry;
      if (entry.isBlank() || !fileExists(path)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fileExists(String path) {
    try {
      return Files.exists(Path.of(path));
    } catch (InvalidPathException noName) {
      return false;
    }
  }
}
