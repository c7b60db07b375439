package io.accbench.stack;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The coordinates by which Maven names a file.
 *
 * @param extension {@code jar} for nearly all files, {@code pom} for a BOM
 * @param classifier the classifier, empty for nearly all files
 * @param version the version; empty where a BOM is to give it
 */
public record Coordinates(
    String group, String artifact, String extension, String classifier, String version) {
  private static final Pattern PART = Pattern.compile("[A-Za-z0-9._+-]+");

  /**
   * Parses the coordinates of one exact file: {@code g:a:v}, {@code g:a:ext:v} or {@code
   * g:a:ext:classifier:v}.
   */
  static Optional<Coordinates> parse(String text, String at, List<String> problems) {
    return parse(text, 3, at, problems);
  }

  /**
   * Parses the coordinates of a library. They may be those of one exact file, or {@code g:a}, which
   * leaves the version to a BOM.
   */
  static Optional<Coordinates> parseLibrary(String text, String at, List<String> problems) {
    return parse(text, 2, at, problems);
  }

  private static Optional<Coordinates> parse(
      String text, int fewest, String at, List<String> problems) {
    String[] parts = text.split(":", -1);
    if (parts.length < fewest || parts.length > 5) {
      problems.add(at + "\"" + text + "\" is not of the form " + form(fewest));
      return Optional.empty();
    }
    for (String part : parts) {
      if (!PART.matcher(part).matches()) {
        problems.add(
            ("%s\"%s\" is not of the form %s: \"%s\" is invalid there; name one exact version, no"
                    + " range")
                .formatted(at, text, form(fewest), part));
        return Optional.empty();
      }
    }
    String version = parts.length == 2 ? "" : parts[parts.length - 1];
    if (version.equals("LATEST") || version.equals("RELEASE")) {
      problems.add(
          "%s\"%s\": %s changes over time; name an exact version".formatted(at, text, version));
      return Optional.empty();
    }
    String extension = parts.length > 3 ? parts[2] : "jar";
    if (!extension.equals("jar") && !extension.equals("pom")) {
      problems.add(at + "\"" + text + "\": a " + extension + " cannot be on a class path");
      return Optional.empty();
    }
    return Optional.of(
        new Coordinates(parts[0], parts[1], extension, parts.length > 4 ? parts[3] : "", version));
  }

  private static String form(int fewest) {
    return fewest == 2 ? "group:artifact[:version]" : "group:artifact:version";
  }

  Coordinates withVersion(String other) {
    return new Coordinates(group, artifact, extension, classifier, other);
  }

  /** Returns the library of which this is a version: {@code g:a}. */
  String library() {
    return group + ":" + artifact;
  }

  /** Returns all but the version; a class path holds each such key once. */
  String key() {
    String kind = classifier.isEmpty() ? extension : extension + ":" + classifier;
    return kind.equals("jar") ? library() : library() + ":" + kind;
  }

  /** Returns the coordinates as Maven writes them: {@code g:a[:ext[:classifier]]:version}. */
  @Override
  public String toString() {
    return version.isEmpty() ? key() : key() + ":" + version;
  }
}
