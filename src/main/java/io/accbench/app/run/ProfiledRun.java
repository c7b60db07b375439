package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.JournaledHotspots;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.ForkHotspots;
import io.accbench.model.Header;
import io.accbench.model.ProfiledFork;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.run.Recordings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run with hotspots, which come from its recordings where they were kept, else from its journal.
 */
public final class ProfiledRun {
  private final Path path;
  private final Path folder;
  private final Analysis analysis;

  private ProfiledRun(Path path, Path folder, Analysis analysis) {
    this.path = path;
    this.folder = folder;
    this.analysis = analysis;
  }

  /** Returns whether a path is a run: its folder, or one of its files. */
  public static boolean is(Path path) {
    String name = String.valueOf(path.getFileName());
    return Files.isDirectory(path) || name.matches(".*\\.(json|jsonl|jsonl\\.gz)");
  }

  /**
   * Returns the run in a folder, or the one that a file belongs to.
   *
   * @throws UserException when there is no run, or nothing was profiled in it
   */
  public static ProfiledRun of(Path path) {
    Analysis analysis = analysis(path);
    if (analysis.profiledForks().isEmpty()) {
      boolean asked = analysis.header().settings().profiling() != null;
      throw UserException.badInput(
          path
              + (asked
                  ? ": the run ended before a cell was profiled; give it more time with --budget"
                  : ": a run without hotspots; run with --hotspots to profile its cells"));
    }
    return new ProfiledRun(path, folder(path), analysis);
  }

  /**
   * Returns the analysis of the run in a folder, or of the one that a file belongs to.
   *
   * @throws UserException when there is no run
   */
  public static Analysis analysis(Path path) {
    boolean named = JournalFile.named(path) && Files.isRegularFile(path);
    Path journal = named ? path : RunFolder.existing(folder(path)).journal();
    return Analyzer.analyze(JournalReader.read(journal));
  }

  private static Path folder(Path path) {
    Path parent = path.toAbsolutePath().getParent();
    return Files.isDirectory(path) || parent == null ? path : parent;
  }

  /** Returns the path as given. */
  Path path() {
    return path;
  }

  Header header() {
    return analysis.header();
  }

  /**
   * Returns the ids of the profiled cells that match.
   *
   * @param option the option that names them, for messages
   * @param texts ids, or parts of them; empty for all cells
   */
  public List<String> cells(String option, List<String> texts) {
    List<String> all = RunHotspots.of(analysis).cells();
    List<String> unknown =
        texts.stream()
            .filter(text -> all.stream().noneMatch(cell -> cell.contains(text)))
            .map(text -> option + ": " + UnknownName.problem("cell", text, all))
            .toList();
    if (!unknown.isEmpty()) {
      throw UserException.badInput(unknown);
    }
    return texts.isEmpty()
        ? all
        : all.stream().filter(cell -> texts.stream().anyMatch(cell::contains)).toList();
  }

  /**
   * Returns the hotspots of cells.
   *
   * @param filter filter of the samples; one other than the usual needs the recordings
   * @param filtered whether the filter differs from the usual one
   * @param cells ids of the cells
   */
  public RunHotspots hotspots(Filter filter, boolean filtered, List<String> cells) {
    List<ProfiledFork> forks =
        analysis.profiledForks().stream()
            .filter(profiled -> profiled.samples() > 0 && cells.contains(profiled.cell()))
            .toList();
    if (forks.stream().allMatch(profiled -> Files.isRegularFile(recording(profiled)))) {
      return RunHotspots.of(analysis, read(forks, filter));
    }
    if (filtered) {
      throw UserException.badInput(
          folder
              + ": only recordings can be filtered, but this run's were not kept; run with"
              + " --hotspots --keep-recordings");
    }
    return RunHotspots.of(analysis).only(cell -> cells.contains(cell.id()));
  }

  private Path recording(ProfiledFork profiled) {
    return Recordings.file(folder, profiled.cell(), profiled.fork());
  }

  private Map<String, List<ForkHotspots>> read(List<ProfiledFork> profiledForks, Filter filter) {
    Map<String, List<ForkHotspots>> read = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    for (ProfiledFork profiled : profiledForks) {
      try {
        ForkHotspots recorded = JournaledHotspots.read(recording(profiled), filter);
        read.computeIfAbsent(profiled.cell(), id -> new ArrayList<>()).add(recorded);
      } catch (UserException nothing) {
        if (nothing.exitCode() != ExitCode.BAD_INPUT) {
          throw nothing;
        }
        problems.addAll(nothing.problems());
      }
    }
    if (read.isEmpty() && !problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return read;
  }
}
