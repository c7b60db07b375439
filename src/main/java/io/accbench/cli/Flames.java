package io.accbench.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.hotspot.Filter;
import io.accbench.hotspot.FoldedStacks;
import io.accbench.model.UserException;
import io.accbench.report.FlameGraphs;
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
    try {
      WholeFile.write(html, out -> out.write(page.toString(UTF_8)));
    } catch (IOException unwritable) {
      throw UserException.badInput("--flame " + html + ": cannot be written (" + unwritable + ")");
    }
  }
}
