package io.accbench.app;

import io.accbench.model.UserException;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The user's class path. This JVM loads only the user's own strategies from it, and reads other
 * files; the classes under test are loaded in the preparing and the measured JVMs.
 */
public record UserClassPath(List<Path> classPath) {

  /**
   * Parses a class path in the syntax of {@code java -cp}, including {@code lib/*}.
   *
   * @param text the class path; null for an empty one
   * @throws UserException naming every entry that does not exist
   */
  public static UserClassPath of(String text) {
    return of(text, "--classpath");
  }

  /**
   * Parses a class path that another option gives.
   *
   * @param text the class path; null for an empty one
   * @param option the option, for messages
   * @throws UserException naming every entry that does not exist, or if the text has no entry
   */
  public static UserClassPath of(String text, String option) {
    List<Path> path = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (String entry : text == null ? new String[0] : text.split(File.pathSeparator)) {
      List<Path> expanded = entry.endsWith("*") ? jars(entry) : List.of(Path.of(entry));
      if (expanded.isEmpty() || !Files.exists(expanded.get(0))) {
        problems.add(option + ": " + missing(entry, text));
      }
      expanded.forEach(one -> path.add(one.toAbsolutePath().normalize()));
    }
    if (text != null && path.isEmpty() && problems.isEmpty()) {
      problems.add("%s: \"%s\" has separators alone; name a folder or jar".formatted(option, text));
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return new UserClassPath(path);
  }

  private static String missing(String entry, String text) {
    return Files.exists(Path.of(text))
        ? "\"%s\" exists, but no class path can hold it, since \"%s\" separates entries; rename it"
            .formatted(text, File.pathSeparator)
        : "\"%s\" does not exist; build the project, or correct the path".formatted(entry);
  }

  /** Returns this class path followed by another one. */
  UserClassPath and(List<Path> more) {
    List<Path> path = new ArrayList<>(classPath);
    path.addAll(more);
    return new UserClassPath(path);
  }

  private static List<Path> jars(String wildcard) {
    Path folder = Path.of(wildcard.substring(0, wildcard.length() - 1));
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException missing) {
      return List.of();
    }
  }

  /** Returns a loader of the classes on this class path, beside accbench's own ones. */
  public ClassLoader loader() {
    ClassLoader own = UserClassPath.class.getClassLoader();
    return classPath.isEmpty() ? own : new URLClassLoader(urls(), own);
  }

  /** Returns a loader of the files on this class path alone, which the caller closes. */
  public URLClassLoader resources() {
    return new URLClassLoader(urls(), null);
  }

  private URL[] urls() {
    return classPath.stream().map(UserClassPath::url).toArray(URL[]::new);
  }

  private static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
