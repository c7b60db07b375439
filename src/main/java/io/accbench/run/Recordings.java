package io.accbench.run;

import io.accbench.model.FileName;
import io.accbench.model.Recorded;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The recordings of profiling forks in a run's folder, each summed up as soon as it is there. */
public final class Recordings {
  private final Path folder;
  private final boolean kept;
  private final Summary summary;

  /** What is left of a recording in the journal. */
  public interface Summary {
    /**
     * Of one file.
     *
     * @throws UserException when nothing of a recording is in it
     */
    Recorded of(Path recording);
  }

  /**
   * @param run the run's folder
   * @param kept whether they stay when they are summed up
   */
  public Recordings(Path run, boolean kept, Summary summary) {
    this.folder = folder(run);
    this.kept = kept;
    this.summary = summary;
  }

  private static Path folder(Path run) {
    return run.resolve("recordings");
  }

  /** Where the recording of a cell's profiling fork lies, if it is kept. */
  public static Path file(Path run, String cell, int fork) {
    return folder(run).resolve(FileName.of(cell) + "-" + fork + ".jfr");
  }

  /** Removes those of an earlier run in the same folder. */
  public static void forget(Path run) throws IOException {
    if (Files.isDirectory(folder(run))) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(run), "*.jfr")) {
        for (Path file : files) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** Where a fork is to write its recording; nothing lies there yet. */
  Path next(String cell, int fork) throws IOException {
    Files.createDirectories(folder);
    Path file = file(folder.toAbsolutePath().getParent(), cell, fork);
    Files.deleteIfExists(file);
    return file;
  }

  Recorded read(Path file) {
    return summary.of(file);
  }

  /** Ends what was begun by {@link #next}, whatever became of it. */
  void done(Path file, boolean usable) throws IOException {
    if (!kept || !usable) {
      Files.deleteIfExists(file);
    }
    if (!kept) {
      deleteIfEmpty();
    }
  }

  private void deleteIfEmpty() throws IOException {
    try (Stream<Path> left = Files.list(folder)) {
      if (left.findAny().isPresent()) {
        return;
      }
    }
    Files.deleteIfExists(folder);
  }
}
