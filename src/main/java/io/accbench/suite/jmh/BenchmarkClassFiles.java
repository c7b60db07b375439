package io.accbench.suite.jmh;

import io.accbench.app.ClassFiles;
import io.accbench.model.Sha256;
import java.io.IOException;
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

  /** Returns whether a file can be read as a zip. */
  static boolean isZip(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      return zip.size() >= 0;
    } catch (IOException noZip) {
      return false;
    }
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
      try (ClassFiles files = new ClassFiles(List.of(entry))) {
        for (String type : new TreeSet<>(types)) {
          Optional<String> name = files.internalName(type);
          if (name.isPresent()) {
            sums.computeIfAbsent(type, one -> new LinkedHashMap<>())
                .putIfAbsent(
                    Sha256.of(files.read(name.get())), String.valueOf(entry.getFileName()));
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
}
