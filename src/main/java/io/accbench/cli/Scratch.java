package io.accbench.cli;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A run's own folder for temporary files; gone with it. */
final class Scratch implements AutoCloseable {
  private final Path path;
  private final Thread hook = new Thread(this::delete, "scratch");

  private Scratch(Path path) {
    this.path = path;
  }

  static Scratch create() {
    try {
      Scratch scratch = new Scratch(Files.createTempDirectory("accbench"));
      Runtime.getRuntime().addShutdownHook(scratch.hook);
      return scratch;
    } catch (IOException full) {
      throw UserException.refused(
          "no temporary folder can be made ("
              + full.getMessage()
              + "); set java.io.tmpdir or TMPDIR");
    }
  }

  Path path() {
    return path;
  }

  /** A name for a fixture on a JVM; the folder is not made. */
  Path folder(String fixture, String jvm) {
    return path.resolve((fixture + "@" + jvm).replaceAll("[^\\w.@-]", "_"));
  }

  private void delete() {
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : all) {
        Files.deleteIfExists(file);
      }
    } catch (IOException leftOver) {
      // a temporary folder; the system clears it
    }
  }

  @Override
  public void close() {
    delete();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // it runs anyway
    }
  }
}
