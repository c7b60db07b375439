package io.accbench.cli;

import io.accbench.hotspot.Filter;
import io.accbench.hotspot.FoldedStacks;
import io.accbench.model.UserException;
import io.accbench.report.FlameGraphs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;

/** Writes the flame graph of recordings, or of what moved between them. */
final class Flames {
  private Flames() {}

  /**
   * @param other what is compared with the files; null for nothing
   */
  static void write(Path html, List<Path> files, Path other, Filter filter, String sampler)
      throws IOException {
    Map<String, Integer> stacks = FoldedStacks.read(files, filter, sampler);
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    if (other == null) {
      FlameGraphs.write(stacks, page);
    } else {
      FlameGraphs.difference(stacks, FoldedStacks.read(List.of(other), filter, sampler), page);
    }
    try {
      Path part = html.resolveSibling(html.getFileName() + ".part");
      Files.write(part, page.toByteArray());
      Files.move(part, html, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException unwritable) {
      throw UserException.badInput("--flame " + html + ": cannot be written (" + unwritable + ")");
    }
  }
}
