package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.RecordedHotspots;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Recorded;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.report.RunHotspots;
import io.accbench.run.Recordings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run with hotspots: from its recordings where they were kept, else as its journal holds them.
 */
final class ProfiledRun {
  private final Path folder;
  private final Analysis analysis;

  private ProfiledRun(Path folder, Analysis analysis) {
    this.folder = folder;
    this.analysis = analysis;
  }

  /** Whether a path is a run: its folder, or one of its files. */
  static boolean is(Path path) {
    String name = String.valueOf(path.getFileName());
    return Files.isDirectory(path) || name.matches(".*\\.(json|jsonl|jsonl\\.gz)");
  }

  /**
   * The run in a folder, or the one that a file belongs to.
   *
   * @throws UserException when there is none, or nothing was profiled in it
   */
  static ProfiledRun of(Path path) {
    Path parent = path.toAbsolutePath().getParent();
    Path folder = Files.isDirectory(path) || parent == null ? path : parent;
    Analysis analysis = Analyzer.analyze(JournalReader.read(RunFolder.existing(folder).journal()));
    if (analysis.profiledForks().isEmpty()) {
      throw UserException.badInput(
          path + ": a run without hotspots; run with --hotspots to profile its cells");
    }
    return new ProfiledRun(folder, analysis);
  }

  /**
   * Its hotspots.
   *
   * @param filter other than the usual one it needs the recordings
   * @param filtered whether it is another
   * @param cells ids or parts of them; empty for all
   */
  RunHotspots hotspots(Filter filter, boolean filtered, List<String> cells) {
    RunHotspots all = chosen(RunHotspots.of(analysis), cells);
    List<ProfiledFork> good =
        analysis.profiledForks().stream().filter(profiled -> profiled.samples() > 0).toList();
    boolean kept =
        good.stream()
            .filter(profiled -> all.cells().contains(profiled.cell()))
            .allMatch(profiled -> Files.isRegularFile(recording(profiled)));
    if (kept) {
      return chosen(read(all.cells(), good, filter), cells);
    }
    if (filtered) {
      throw UserException.badInput(
          folder
              + ": its recordings were not kept, and only they can be filtered; run with"
              + " --hotspots --keep-recordings");
    }
    return all;
  }

  private Path recording(ProfiledFork profiled) {
    return Recordings.file(folder, profiled.cell(), profiled.fork());
  }

  private RunHotspots read(List<String> cells, List<ProfiledFork> profiledForks, Filter filter) {
    Map<String, List<Recorded>> read = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    for (ProfiledFork profiled : profiledForks) {
      if (cells.contains(profiled.cell())) {
        try {
          Recorded recorded = RecordedHotspots.read(recording(profiled), filter);
          read.computeIfAbsent(profiled.cell(), id -> new ArrayList<>()).add(recorded);
        } catch (UserException nothing) {
          if (nothing.exitCode() != ExitCode.BAD_INPUT) {
            throw nothing;
          }
          problems.addAll(nothing.problems());
        }
      }
    }
    if (read.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return RunHotspots.of(analysis, read);
  }

  private static RunHotspots chosen(RunHotspots all, List<String> cells) {
    if (cells.isEmpty()) {
      return all;
    }
    List<String> unknown =
        cells.stream()
            .filter(text -> all.cells().stream().noneMatch(cell -> cell.contains(text)))
            .map(text -> "--cell: " + UnknownName.problem("cell", text, all.cells()))
            .toList();
    if (!unknown.isEmpty()) {
      throw UserException.badInput(unknown);
    }
    return all.only(cell -> cells.stream().anyMatch(text -> cell.id().contains(text)));
  }
}
