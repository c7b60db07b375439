package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.journal.JournalFile;
import io.accbench.model.UserException;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.run.ReportWriter;
import io.accbench.report.run.Reports;
import io.accbench.run.FolderLock;
import io.accbench.run.Recordings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A run's folder: its journal and the reports made from it. */
public final class RunFolder {
  private final Path folder;
  private final boolean force;

  private RunFolder(Path folder, boolean force) {
    this.folder = folder;
    this.force = force;
  }

  /** Returns a folder that exists and has a journal. */
  public static RunFolder existing(Path folder) {
    RunFolder run = new RunFolder(folder, false);
    if (!Files.isRegularFile(run.journal())) {
      throw UserException.badInput(
          folder + ": no journal.jsonl in it; name the folder of a run, such as reports/quick-…");
    }
    return run;
  }

  /**
   * Returns a folder for a new run, without touching it.
   *
   * @throws UserException when {@code force} is false and the folder holds a run, or a file with
   *     the name of a report; or when it cannot hold a run
   */
  public static RunFolder of(Path folder, boolean force) {
    RunFolder run = new RunFolder(folder, force);
    run.refuseOtherRun();
    run.refuseOtherFiles();
    Path existing = folder.toAbsolutePath();
    while (existing != null && !Files.exists(existing, LinkOption.NOFOLLOW_LINKS)) {
      existing = existing.getParent();
    }
    if (existing == null || !Files.isDirectory(existing) || !Files.isWritable(existing)) {
      throw UserException.badInput(
          "--out " + folder + ": " + existing + " is not a writable folder; choose another");
    }
    return run;
  }

  /**
   * Creates the folder, and keeps every other accbench out of it until closed.
   *
   * @throws UserException when another accbench measures into the folder, or it cannot be written
   */
  public FolderLock lock() {
    try {
      Files.createDirectories(folder);
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
    return FolderLock.acquire(folder);
  }

  /**
   * Removes the journal and the recordings that the folder holds, if any. Call this under the
   * folder's {@link #lock}, since they could be those of a run that is still going.
   *
   * @throws UserException when the folder cannot be written, or another run was measured into it
   *     meanwhile
   */
  public RunFolder empty() {
    refuseOtherRun();
    try {
      Files.createDirectories(folder);
      Path probe = Files.createTempFile(folder, "writable", null);
      Files.delete(probe);
      Files.deleteIfExists(journal());
      Recordings.remove(folder);
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
    return this;
  }

  private void refuseOtherRun() {
    if (Files.exists(journal()) && !force) {
      throw UserException.badInput(
          folder + ": already holds a run; choose another --out, or --force to overwrite it");
    }
  }

  private void refuseOtherFiles() {
    for (ReportWriter writer : Reports.writers()) {
      if (Files.exists(folder.resolve(writer.fileName())) && !force) {
        throw UserException.badInput(
            folder
                + ": holds "
                + writer.fileName()
                + " but no journal, so that file may not be accbench's; choose another --out, or"
                + " --force to overwrite it");
      }
    }
  }

  private UserException unwritable(IOException why) {
    return UserException.badInput(
        "--out " + folder + ": cannot be written (" + why + "); choose another");
  }

  public Path path() {
    return folder;
  }

  /**
   * Renames the journal, so that another one can begin, and returns its new file. Call this under
   * the folder's {@link #lock}.
   */
  Path setAside() {
    int number = 1;
    while (Files.exists(aside(number))) {
      number++;
    }
    try {
      return Files.move(journal(), aside(number));
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
  }

  private Path aside(int number) {
    return folder.resolve("other-machine-" + number + ".jsonl");
  }

  public Path journal() {
    return JournalFile.in(folder);
  }

  /** Writes every report with a file name of its own, and returns the files. */
  public List<Path> report(Analysis analysis) {
    List<Path> written = new ArrayList<>();
    for (ReportWriter writer : Reports.writers()) {
      Path file = folder.resolve(writer.fileName());
      if (writer.applies(analysis)) {
        replace(file, writer, analysis);
        written.add(file);
      } else {
        remove(file);
      }
    }
    written.addAll(FlameFolder.write(folder, RunHotspots.of(analysis)));
    return written;
  }

  /** Removes a report of an earlier run. */
  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException kept) {
      throw UserException.refused(
          file + ": cannot be removed (" + kept + "); it is out of date, so remove it yourself");
    }
  }

  private static void replace(Path file, ReportWriter writer, Analysis analysis) {
    try {
      WholeFile.write(file, out -> writer.write(analysis, out));
    } catch (IOException full) {
      throw UserException.refused(
          file
              + ": cannot be written ("
              + full
              + "); make room or permit it, then: accbench report "
              + file.getParent());
    }
  }
}
