package io.accbench.suite.jmh;

import io.accbench.app.UserClassPath;
import io.accbench.model.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipFile;

/** The class files of benchmarks on a class path. */
final class BenchmarkClassFiles {
  private BenchmarkClassFiles() {}

  /** Returns the names that the file of a class may have: each dot may precede a nested class. */
  private static List<String> names(String type) {
    List<String> names = new ArrayList<>();
    String name = type.replace('.', '/');
    names.add(name + ".class");
    for (int slash = name.lastIndexOf('/'); slash >= 0; slash = name.lastIndexOf('/')) {
      name = name.substring(0, slash) + "$" + name.substring(slash + 1);
      names.add(name + ".class");
    }
    return names;
  }

  /** Returns whether a file can be read as a zip. */
  static boolean isZip(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      return zip.size() >= 0;
    } catch (IOException noZip) {
      return false;
    }
  }

  /** Returns the name of the file of a class without its extension; empty if there is none. */
  static Optional<String> internalName(ClassLoader resources, String type) {
    return names(type).stream()
        .filter(name -> resources.getResource(name) != null)
        .map(name -> name.substring(0, name.length() - ".class".length()))
        .findFirst();
  }

  /**
   * Returns one problem for each class that several entries of a class path hold in different
   * versions: a JVM runs the first, and no one could say whether it is the one that was meant.
   *
   * @param types canonical names of classes
   */
  static List<String> ambiguous(List<Path> classPath, Set<String> types) throws IOException {
    Map<String, Map<String, String>> sums = new LinkedHashMap<>();
    for (Path entry : classPath) {
      try (URLClassLoader resources = new UserClassPath(List.of(entry)).resources()) {
        for (String type : new TreeSet<>(types)) {
          Optional<String> name = internalName(resources, type);
          if (name.isPresent()) {
            sums.computeIfAbsent(type, one -> new LinkedHashMap<>())
                .putIfAbsent(sum(resources, name.get()), String.valueOf(entry.getFileName()));
          }
        }
      }
    }
    List<String> problems = new ArrayList<>();
    sums.forEach(
        (type, jars) -> {
          if (jars.size() > 1) {
            problems.add(
                ("--jmh: %s differs in %s, of which a JVM runs the first; remove one from the"
                        + " class path, or name both as sides: --jmh main=a.jar,pr=b.jar")
                    .formatted(type, String.join(" and ", jars.values())));
          }
        });
    return problems;
  }

  private static String sum(ClassLoader resources, String internalName) throws IOException {
    try (InputStream in = resources.getResourceAsStream(internalName + ".class")) {
      return in == null ? "" : Sha256.of(in.readAllBytes());
    }
  }
}
