package io.accbench.stack;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** The jar files that a user names by path, which may hold {@code *} and {@code **}. */
final class LocalJars {
  /**
   * The depth of folders below the first {@code **}; arbitrary: deeper than any lib folder, and
   * bounded.
   */
  private static final int DEEPEST = 8;

  private final Path folder;
  private final String at;
  private final List<String> problems;

  /**
   * @param folder the folder from which relative paths start
   * @param at the start of each problem: the place of the text
   */
  LocalJars(Path folder, String at, List<String> problems) {
    this.folder = folder;
    this.at = at;
    this.problems = problems;
  }

  /**
   * Returns the absolute paths, sorted if a pattern names many. It adds a problem for each file
   * that is no jar.
   */
  List<Path> find(String text) {
    try {
      int wild = exists(text) ? -1 : firstWild(text);
      List<Path> found =
          wild < 0
              ? List.of(folder.resolve(text))
              : matching(folder.resolve(text.substring(0, wild)), text.substring(wild));
      if (found.isEmpty()) {
        problems.add(at + "no file matches \"" + text + "\"");
      }
      List<Path> jars = found.stream().map(jar -> jar.toAbsolutePath().normalize()).toList();
      return jars.stream().filter(this::isJar).toList();
    } catch (PatternSyntaxException noPattern) {
      problems.add(
          ("%s\"%s\" is neither an existing file nor a valid pattern: its brackets or braces do not"
                  + " match; correct them")
              .formatted(at, text));
      return List.of();
    } catch (InvalidPathException | IOException unreadable) {
      problems.add(at + "\"" + text + "\" cannot be read as a path of jars");
      return List.of();
    }
  }

  /**
   * Returns a problem if two jars have one file name, because a lock or a report could not
   * distinguish them.
   */
  static Optional<String> sameName(List<Path> jars) {
    Map<Path, Path> byName = new HashMap<>();
    for (Path jar : jars) {
      Path other = byName.put(jar.getFileName(), jar);
      if (other != null && !other.equals(jar)) {
        return Optional.of("two jars are named " + jar.getFileName() + "; rename one");
      }
    }
    return Optional.empty();
  }

  /** Returns whether a file can be read as a zip. */
  static boolean isZip(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      return zip.size() >= 0;
    } catch (IOException noZip) {
      return false;
    }
  }

  private boolean isJar(Path jar) {
    if (!Files.isRegularFile(jar)) {
      problems.add(at + "there is no file " + jar);
      return false;
    }
    if (!isZip(jar)) {
      problems.add(at + jar + " is not a jar: it cannot be read as a zip");
      return false;
    }
    return true;
  }

  /**
   * Returns whether there is a file of just this name; on some systems a pattern cannot be a file
   * name.
   */
  private boolean exists(String text) {
    try {
      return Files.exists(folder.resolve(text));
    } catch (InvalidPathException noName) {
      return false;
    }
  }

  /**
   * Returns where the first path element with a wildcard begins, or -1. Brackets and braces in the
   * name of an existing folder are no wildcards.
   */
  private int firstWild(String text) {
    String path = text.replace('\\', '/');
    int begin = 0;
    while (begin < path.length()) {
      int slash = path.indexOf('/', begin);
      int end = slash < 0 ? path.length() : slash;
      String element = text.substring(begin, end);
      boolean surelyWild = element.matches(".*[*?].*");
      if (surelyWild
          || (element.matches(".*[\\[{].*")
              && !Files.isDirectory(folder.resolve(text.substring(0, end))))) {
        return begin;
      }
      begin = end + 1;
    }
    return -1;
  }

  private static List<Path> matching(Path base, String pattern) throws IOException {
    if (!Files.isDirectory(base)) {
      return List.of();
    }
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    int depth = pattern.contains("**") ? DEEPEST : pattern.split("[/\\\\]").length;
    try (Stream<Path> files =
        Files.find(
            base,
            depth,
            (file, kind) -> !kind.isDirectory() && matcher.matches(base.relativize(file)))) {
      return files.sorted().toList();
    }
  }
}
