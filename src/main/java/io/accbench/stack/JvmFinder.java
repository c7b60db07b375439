package io.accbench.stack;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Looks for JVMs in the usual places, without starting any. If a JVM has several names, the first
 * counts.
 */
final class JvmFinder {
  private final JvmSearchPath surroundings;
  private final Map<Path, JvmHome> found = new LinkedHashMap<>();

  JvmFinder(JvmSearchPath surroundings) {
    this.surroundings = surroundings;
  }

  /** Returns the JVMs that the user named, then the running one, then those of the machine. */
  List<JvmHome> find() {
    add(variable("ACCBENCH_JAVA"), "ACCBENCH_JAVA");
    add(surroundings.runningHome(), "the running JVM");
    add(variable("JAVA_HOME"), "JAVA_HOME");
    for (String folder :
        surroundings.environment().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      addExecutable(path(folder).resolve("java"), "PATH");
    }
    for (Path folder : surroundings.systemFolders()) {
      addAll(folder, folder.toString());
    }
    addAll(surroundings.userHome().resolve(".sdkman/candidates/java"), "SDKMAN");
    for (Path home : Toolchains.homes(surroundings.userHome().resolve(".m2/toolchains.xml"))) {
      add(home, "Maven toolchains");
    }
    return List.copyOf(found.values());
  }

  private Path variable(String name) {
    return path(surroundings.environment().getOrDefault(name, ""));
  }

  /** Returns the path, or a folder that does not exist if the text can be no path. */
  private static Path path(String text) {
    try {
      return Path.of(text.isBlank() ? "/nonexistent" : text);
    } catch (InvalidPathException noPath) {
      return Path.of("/nonexistent");
    }
  }

  private void addAll(Path parent, String source) {
    for (Path folder : subfolders(parent)) {
      add(folder, source);
    }
  }

  /** Adds the JVM in a home folder, or the JVM of a {@code java} command. */
  private void add(Path place, String source) {
    if (Files.isRegularFile(place)) {
      addExecutable(place, source);
    } else {
      JvmHome.at(place, source).ifPresent(home -> found.putIfAbsent(home.realExecutable(), home));
    }
  }

  private void addExecutable(Path executable, String source) {
    try {
      Path bin = executable.toRealPath().getParent();
      if (bin != null && bin.getParent() != null) {
        JvmHome.at(bin.getParent(), source)
            .ifPresent(home -> found.putIfAbsent(home.realExecutable(), home));
      }
    } catch (IOException missing) {
      // a folder of PATH without java is the common case
    }
  }

  private static List<Path> subfolders(Path parent) {
    if (!Files.isDirectory(parent)) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(parent)) {
      return new ArrayList<>(children.filter(Files::isDirectory).sorted().toList());
    } catch (IOException unreadable) {
      return List.of();
    }
  }
}
