package io.accbench.app.run;

import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.Verdict;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.run.Stopping;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Adds rounds to a cell until its ratios, of time and of allocation, have a verdict, or their
 * intervals are as narrow as requested. The same analysis that is reported decides.
 */
final class UntilDecided implements Stopping {
  private final Header header;
  private final BlockAnalysis looks;

  /**
   * @param looks the analysis of each look
   */
  UntilDecided(Header header, BlockAnalysis looks) {
    this.header = header;
    this.looks = looks;
  }

  /** Returns all cells between two scheduled looks, where nothing may be decided. */
  @Override
  public Set<String> open(Block block, List<Launch> launches) {
    return BlockAnalysis.atLook(block, launches)
        ? undecided(block, launches)
        : block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());
  }

  private Set<String> undecided(Block block, List<Launch> launches) {
    return looks.of(block, launches).groups().get(0).rows().stream()
        .filter(this::open)
        .map(row -> row.planned().cell().id())
        .collect(Collectors.toSet());
  }

  /**
   * Returns whether the ratio of time or of allocation is open. Cells that run the same code have
   * neither, whatever their difference.
   */
  private boolean open(Row row) {
    Ratio time = row.ratio();
    Ratio allocation = row.allocation().ratio();
    return time != null
        && !time.inactive()
        && (open(time) || (allocation != null && open(allocation)));
  }

  private boolean open(Ratio ratio) {
    double precision = header.settings().goal().precision();
    boolean precise = precision > 0 && ratio.relativeHalfWidth() <= precision;
    return ratio.verdict() == Verdict.UNDECIDED && !precise;
  }
}
