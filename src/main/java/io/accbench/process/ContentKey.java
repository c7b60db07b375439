package io.accbench.process;

import io.accbench.model.Jvm;
import io.accbench.model.Sha256;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** The parts that decide a result, in order, and their sum. A file counts by its content. */
public final class ContentKey {
  /** The environment that every JVM heeds: its options, language and time zone. */
  private static final String HEEDED = "_?JAVA_(TOOL_)?OPTIONS|JDK_JAVA_OPTIONS|LANG|LC_.*|TZ";

  /** The variables that a shell sets anew for each command. */
  private static final Set<String> OF_THE_SHELL = Set.of("_", "SHLVL", "OLDPWD");

  /** The sums of jars, which many keys have, by the file with its size and time. */
  private static final Map<List<Object>, String> SUMS = new ConcurrentHashMap<>();

  private final List<String> parts = new ArrayList<>();

  /** Adds texts, numbers and truth values; null is a part like any other. */
  public ContentKey with(Object... values) {
    for (Object value : values) {
      parts.add(String.valueOf(value));
    }
    return this;
  }

  /** Adds texts and the content of each file that one of them names, such as a Java agent's. */
  public ContentKey arguments(List<String> arguments) throws IOException {
    with(arguments.size());
    for (String argument : arguments) {
      with(argument);
      for (String word : argument.split("[@=:,\\s]+")) {
        File file = new File(word);
        with(file.isFile() ? sum(file.toPath()) : "");
      }
    }
    return this;
  }

  /**
   * Adds the variables that a JVM heeds.
   *
   * @param whole whether to add all others as well, and the current folder: a user's code may read
   *     them
   */
  public ContentKey environment(Map<String, String> variables, boolean whole) throws IOException {
    Map<String, String> read = new TreeMap<>(variables);
    read.keySet().removeIf(name -> !(whole || name.matches(HEEDED)) || OF_THE_SHELL.contains(name));
    for (Map.Entry<String, String> variable : read.entrySet()) {
      with(variable.getKey(), variable.getValue());
      arguments(variable.getKey().matches(HEEDED) ? List.of(variable.getValue()) : List.of());
    }
    return whole ? with(Path.of("").toAbsolutePath()) : this;
  }

  /**
   * Adds the JVM, whatever its label: what it says of itself, where it is, and when it was
   * installed there.
   */
  public ContentKey jvm(Jvm jvm) throws IOException {
    return with(jvm.feature(), jvm.version(), jvm.vendor(), jvm.vm()).java(jvm.executable());
  }

  /** Adds a {@code java} command: where it is, and when it was installed there. */
  public ContentKey java(Path command) throws IOException {
    Path executable = command.toRealPath();
    with(executable);
    for (String file : List.of("bin/java", "release", "lib/modules")) {
      Path installed = executable.resolveSibling("../" + file);
      with(Files.exists(installed) ? Files.getLastModifiedTime(installed) : "");
    }
    return with(Files.getLastModifiedTime(executable), Files.size(executable));
  }

  /** Adds the content of folders and jars, and of the jars that their manifests name. */
  public ContentKey classPath(List<Path> entries) throws IOException {
    with(entries.size());
    Set<Path> all = new LinkedHashSet<>(entries);
    for (List<Path> open = List.copyOf(entries); !open.isEmpty(); ) {
      List<Path> named = new ArrayList<>();
      for (Path entry : open) {
        with(Files.isDirectory(entry) ? "folder" : sum(entry));
        if (Files.isDirectory(entry)) {
          folder(entry);
        } else if (Files.exists(entry)) {
          namedBy(entry).stream().filter(all::add).forEach(named::add);
        }
      }
      open = named;
    }
    return this;
  }

  private void folder(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    with(files.size());
    for (Path file : files) {
      with(folder.relativize(file), Sha256.of(file));
    }
  }

  private static List<Path> namedBy(Path jar) throws IOException {
    List<Path> named = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      String names =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      for (String name : names == null ? new String[0] : names.strip().split("\\s+")) {
        URI place = jar.toUri().resolve(name);
        if ("file".equals(place.getScheme())) {
          named.add(Path.of(place));
        }
      }
    } catch (IllegalArgumentException notAPlace) {
      throw new IOException(jar + " names no place", notAPlace);
    }
    return named;
  }

  private static String sum(Path file) throws IOException {
    if (!Files.exists(file)) {
      return "missing";
    }
    List<Object> state =
        List.of(file.toRealPath(), Files.size(file), Files.getLastModifiedTime(file));
    return SUMS.computeIfAbsent(state, unread -> Sha256.of(file));
  }

  /** Returns the SHA-256 of all parts. No part holds the character that parts them. */
  public String sum() {
    return Sha256.of(String.join("\0", parts));
  }
}
