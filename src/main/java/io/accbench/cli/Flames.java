package io.accbench.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.hotspot.Filter;
import io.accbench.hotspot.FoldedStacks;
import io.accbench.model.UserException;
import io.accbench.report.FlameGraphs;
import io.accbench.report.RunFlame;
import io.accbench.report.RunHotspots;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes the flame graph of recordings, or of what moved between them. */
final class Flames {
  private Flames() {}

  /** Recordings that are added up, and the event whose stacks were counted in them. */
  record Side(List<Path> files, String sampler) {}

  /**
   * @param sides one, or two that are compared
   */
  static void write(Path html, Filter filter, List<Side> sides) throws IOException {
    List<Map<String, Integer>> stacks = new ArrayList<>();
    for (Side side : sides) {
      stacks.add(FoldedStacks.read(side.files(), filter, side.sampler()));
    }
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    if (stacks.size() == 1) {
      FlameGraphs.write(stacks.get(0), page);
    } else {
      FlameGraphs.difference(stacks.get(0), stacks.get(1), page);
    }
    String text = page.toString(UTF_8);
    write(html, out -> out.write(text));
  }

  /**
   * That of a run's cell, or of what moved from its baseline to it.
   *
   * @throws UserException when there is none, or more than one to choose from
   */
  static void write(Path html, RunHotspots run) {
    List<RunFlame> flames = RunFlame.all(run);
    List<RunFlame> pairs = flames.stream().filter(flame -> flame.baseline() != null).toList();
    if (flames.isEmpty()) {
      throw UserException.badInput(
          "--flame: the journal holds no stacks; run with --hotspots again, or give recordings");
    }
    if (flames.size() > 1 && (run.cells().size() != 2 || pairs.isEmpty())) {
      throw UserException.badInput(
          "--flame draws one cell, or what moved between two of a block; choose with --cell: "
              + String.join(", ", run.cells()));
    }
    RunFlame flame = pairs.isEmpty() ? flames.get(0) : pairs.get(0);
    write(html, flame::write);
  }

  private static void write(Path html, WholeFile.Content content) {
    try {
      WholeFile.write(html, content);
    } catch (IOException unwritable) {
      throw UserException.badInput("--flame " + html + ": cannot be written (" + unwritable + ")");
    }
  }
}
