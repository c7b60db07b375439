package io.accbench.app.run;

import io.accbench.app.Problems;
import io.accbench.hotspot.Hotspots;
import io.accbench.model.UserException;
import io.accbench.report.hotspot.FlameGraphs;
import io.accbench.report.hotspot.RunFlame;
import io.accbench.report.hotspot.RunHotspots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the flame graph of recordings, or of the difference between them. */
public final class Flames {
  private Flames() {}

  /** The recordings of one side, which are added up, and their hotspots. */
  public record FlameSide(List<Path> files, Hotspots read) {
    private Map<String, Long> stacks() {
      if (read.stacks().isEmpty()) {
        throw UserException.badInput(
            "%s: no stack of %s for a flame graph; choose another event with --event"
                .formatted(
                    files.stream().map(Path::toString).collect(Collectors.joining(", ")),
                    read.sampler()));
      }
      return read.stacks();
    }
  }

  /** Adds a problem when the file may not be written. */
  public static void check(Path html, boolean force, Problems problems) {
    if (Files.isDirectory(html)) {
      problems.add("--flame " + html + ": is a folder; give a file in it");
    } else if (Files.exists(html) && !force) {
      problems.add("--flame " + html + ": exists; choose another file, or --force to overwrite it");
    } else if (!Files.isDirectory(html.toAbsolutePath().getParent())) {
      problems.add("--flame " + html + ": its folder does not exist; create it");
    }
  }

  /**
   * @param after the second side; null when there is nothing to compare with
   */
  public static void write(Path html, FlameSide before, FlameSide after) throws IOException {
    String page =
        after == null
            ? FlameGraphs.page(before.stacks(), before.read().unit())
            : FlameGraphs.difference(before.stacks(), after.stacks(), after.read().unit());
    write(html, out -> out.write(page));
  }

  /**
   * Writes the flame graph of a run's cell, or of the difference from its baseline to it.
   *
   * @throws UserException when there is no flame graph, or more than one to choose from
   */
  public static void write(Path html, RunHotspots run) {
    List<RunFlame> flames = RunFlame.ofRun(run);
    List<RunFlame> pairs = flames.stream().filter(flame -> flame.baseline() != null).toList();
    if (flames.isEmpty()) {
      throw UserException.badInput(
          "--flame: the journal holds no stacks; run with --hotspots again, or give recordings");
    }
    if (flames.size() > 1 && (run.cells().size() != 2 || pairs.isEmpty())) {
      throw UserException.badInput(
          "--flame draws one cell, or what moved between two cells of a block; choose with --cell: "
              + flames.stream().map(RunFlame::cellId).distinct().collect(Collectors.joining(", ")));
    }
    RunFlame flame = pairs.isEmpty() ? flames.get(0) : pairs.get(0);
    write(html, flame::write);
  }

  private static void write(Path html, WholeFile.FileContent content) {
    try {
      WholeFile.write(html, content);
    } catch (IOException unwritable) {
      throw UserException.badInput("--flame " + html + ": cannot be written (" + unwritable + ")");
    }
  }
}
