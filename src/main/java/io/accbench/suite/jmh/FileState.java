package io.accbench.suite.jmh;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The sizes and times of the files of a class path when the run began. A build that replaces a jar
 * while it is measured changes them.
 */
final class FileState {
  private final Map<Path, Long> then = new LinkedHashMap<>();

  FileState(List<Path> classPath) {
    classPath.forEach(entry -> then.put(entry, stamp(entry)));
  }

  /**
   * Checks that nothing has changed.
   *
   * @throws UserException naming what has
   */
  void check() {
    then.forEach(
        (entry, stamp) -> {
          if (stamp(entry) != stamp) {
            throw UserException.refused(
                "%s has changed since the run began, so the run ends here; what was measured before"
                        .formatted(entry.getFileName())
                    + " is kept. Start a new run, or restore the file and use --resume");
          }
        });
  }

  private static long stamp(Path entry) {
    try (Stream<Path> files = Files.walk(entry)) {
      return files.mapToLong(FileState::one).sum();
    } catch (IOException | UncheckedIOException gone) {
      return -1;
    }
  }

  private static long one(Path file) {
    try {
      BasicFileAttributes state = Files.readAttributes(file, BasicFileAttributes.class);
      long content = state.isDirectory() ? 0 : state.lastModifiedTime().toMillis() * 31;
      return (content + state.size()) * 31 + file.hashCode();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }
}
