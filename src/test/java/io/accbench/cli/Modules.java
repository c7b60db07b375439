package io.accbench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The builds beside accbench's own, copied to where a test may build them. */
final class Modules {
  private Modules() {}

  /** Copies a folder without what was built in it. */
  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.toString().contains("target/")) {
          Path copy = to.resolve(from.relativize(file));
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy); // with the right to be executed
        }
      }
    }
  }
}
