package io.accbench.run;

import io.accbench.model.FileName;
import io.accbench.model.ForkHotspots;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The recordings of profiling forks in a run's folder. Each is summed up as soon as its fork has
 * ended.
 */
public final class Recordings {
  private final Path folder;
  private final boolean kept;
  private final RecordingSummary summary;

  /** A function that sums up a recording for the journal. */
  public interface RecordingSummary {
    /**
     * Sums up one file.
     *
     * @throws UserException when the file holds nothing of a recording
     */
    ForkHotspots of(Path recording);
  }

  /**
   * @param run the run's folder
   * @param kept whether recordings stay after they are summed up
   */
  public Recordings(Path run, boolean kept, RecordingSummary summary) {
    this.folder = folder(run);
    this.kept = kept;
    this.summary = summary;
  }

  private static Path folder(Path run) {
    return run.resolve("recordings");
  }

  /** Returns the file of the recording of a cell's profiling fork, if it is kept. */
  public static Path file(Path run, String cell, int fork) {
    return folder(run).resolve(FileName.of(cell) + "-" + fork + ".jfr");
  }

  /** Removes the recordings of an earlier run in the same folder. */
  public static void remove(Path run) throws IOException {
    if (Files.isDirectory(folder(run))) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(run), "*.jfr")) {
        for (Path file : files) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** Returns the file into which a fork is to write its recording; the file does not exist yet. */
  Path next(String cell, int fork) throws IOException {
    Files.createDirectories(folder);
    Path file = file(folder.toAbsolutePath().getParent(), cell, fork);
    Files.deleteIfExists(file);
    return file;
  }

  ForkHotspots read(Path file) {
    return summary.of(file);
  }

  /**
   * Ends a recording that {@link #next} began, and removes its file unless it is usable and kept.
   */
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
