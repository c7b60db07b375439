package io.accbench.suite.jmh;

import io.accbench.model.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The content of a class path: what a JVM finds under each name. Times and manifests do not count,
 * so that a jar that was built again from the same classes has the same content.
 *
 * @param files a sum over the bytes of each file, by its name
 * @param whole one sum over everything
 */
record ClassPathSum(Map<String, String> files, String whole) {
  private static final String MANIFEST = "META-INF/MANIFEST.MF";

  /** Maven's own files in a jar, which hold the time of the build. */
  private static final String POM_PROPERTIES = "pom.properties";

  /** Returns the content of a class path; of files with the same name the first counts. */
  static ClassPathSum of(List<Path> classPath) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (Path entry : classPath) {
      if (Files.isDirectory(entry)) {
        ofFolder(entry, files);
      } else {
        ofJar(entry, files);
      }
    }
    return new ClassPathSum(files, Sha256.of(files.toString()));
  }

  private static void ofJar(Path jar, Map<String, String> files) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      zip.stream()
          .filter(file -> !file.isDirectory() && counts(file.getName()))
          .forEach(file -> files.putIfAbsent(file.getName(), sum(file)));
    }
  }

  /** Returns a sum that the jar holds already. */
  private static String sum(ZipEntry file) {
    return Long.toHexString(file.getCrc()) + "/" + file.getSize();
  }

  private static void ofFolder(Path folder, Map<String, String> files) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile)
          .forEach(
              file -> {
                String name = folder.relativize(file).toString().replace('\\', '/');
                if (counts(name)) {
                  files.putIfAbsent(name, Sha256.of(file));
                }
              });
    }
  }

  private static boolean counts(String name) {
    return !name.equals(MANIFEST) && !name.endsWith(POM_PROPERTIES);
  }

  /** Returns the names of the files that only one of two has, or that differ, in order. */
  List<String> differing(ClassPathSum other) {
    Map<String, String> all = new TreeMap<>(files);
    other.files.forEach(all::putIfAbsent);
    List<String> names = new ArrayList<>();
    for (String name : all.keySet()) {
      if (!String.valueOf(files.get(name)).equals(String.valueOf(other.files.get(name)))) {
        names.add(name);
      }
    }
    return List.copyOf(names);
  }
}
