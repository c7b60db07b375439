package io.accbench.suite.jmh;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/**
 * The lists of benchmarks in jars that hold several of one name, as shading without a transformer
 * makes them. JMH sees one of each jar, whatever Java's reader of zips finds first. A folder with
 * all of them, which stands before such a jar, shows JMH the others.
 */
final class RepeatedLists {
  /** The list of benchmarks that JMH's annotation processor writes. */
  static final String BENCHMARKS = "META-INF/BenchmarkList";

  /** The file by which benchmarks' annotations reach the JIT compiler. */
  private static final String HINTS = "META-INF/CompilerHints";

  private RepeatedLists() {}

  /**
   * Returns the folder, or no folder where no jar holds a list twice.
   *
   * @param classPath folders and jars
   * @param scratch receives the folder
   */
  static List<Path> folder(List<Path> classPath, Path scratch) throws IOException {
    List<Path> folders = new ArrayList<>();
    for (Path entry : classPath) {
      if (BenchmarkClassFiles.isZip(entry)
          && (repeats(entry, BENCHMARKS) || repeats(entry, HINTS))) {
        if (folders.isEmpty()) {
          folders.add(Files.createTempDirectory(scratch, "lists"));
        }
        add(entry, folders.get(0));
      }
    }
    return folders;
  }

  private static boolean repeats(Path jar, String name) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream().map(ZipEntry::getName).filter(name::equals).limit(2).count() > 1;
    }
  }

  /** Adds the lines of all lists in a jar; JMH takes each benchmark once. */
  private static void add(Path jar, Path folder) throws IOException {
    try (InputStream in = Files.newInputStream(jar);
        ZipInputStream zip = new ZipInputStream(in)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (entry.getName().equals(BENCHMARKS) || entry.getName().equals(HINTS)) {
          Path list = folder.resolve(entry.getName());
          Files.createDirectories(list.getParent());
          List<String> lines =
              new ArrayList<>(Files.exists(list) ? Files.readAllLines(list) : List.of());
          new String(zip.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(lines::add);
          Files.write(list, lines);
        }
      }
    }
  }
}
