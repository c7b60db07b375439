package io.accbench.cli;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.Verdict;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.Stopping;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Adds rounds to a cell until its ratios, of time and of allocation, have a verdict, or their
 * intervals are as narrow as requested. The same analysis that is reported decides.
 */
final class UntilDecided implements Stopping {
  private final Header header;

  UntilDecided(Header header) {
    this.header = header;
  }

  /**
   * Returns all cells between two scheduled looks, where nothing may be decided: the procedure's
   * error covers only scheduled looks.
   */
  @Override
  public Set<String> open(Block block, List<Launch> launches) {
    Set<String> all = ids(List.of(block));
    int rounds = 1 + launches.stream().filter(in(all)).mapToInt(Launch::round).max().orElse(0);
    return Procedure.of(block.rounds()).looksAfter(rounds) ? undecided(block, launches) : all;
  }

  private Set<String> undecided(Block block, List<Launch> launches) {
    List<Block> needed = new ArrayList<>(List.of(block));
    header.blocks().stream().filter(UntilDecided::floor).forEach(needed::add);
    List<Launch> some = launches.stream().filter(in(ids(needed))).toList();
    Journal soFar = new Journal(header.with(needed), some, null, false);
    return Analyzer.analyze(soFar).groups().get(0).rows().stream()
        .filter(this::open)
        .map(row -> row.planned().cell().id())
        .collect(Collectors.toSet());
  }

  /** Returns whether a block is the empty benchmark, which shows what cannot be divided. */
  private static boolean floor(Block block) {
    return block.baseline().cell().empty();
  }

  private static Set<String> ids(List<Block> blocks) {
    return blocks.stream()
        .flatMap(block -> block.cells().stream())
        .map(planned -> planned.cell().id())
        .collect(Collectors.toSet());
  }

  private static Predicate<Launch> in(Set<String> cells) {
    return launch -> cells.contains(launch.cell());
  }

  /**
   * Returns whether the ratio of time or of allocation is open. Cells that run the same code have
   * neither, whatever their difference.
   */
  private boolean open(Row row) {
    Ratio time = row.ratio();
    Ratio allocation = row.allocationRatio();
    return time != null
        && !time.inactive()
        && (open(time) || (allocation != null && open(allocation)));
  }

  private boolean open(Ratio ratio) {
    double precision = header.settings().goal().precision();
    boolean precise = precision > 0 && halfWidth(ratio) <= precision;
    return ratio.verdict() == Verdict.UNDECIDED && !precise;
  }

  /** Returns the half-width of the interval, relative to the ratio. */
  private static double halfWidth(Ratio ratio) {
    return Math.sqrt(ratio.value().high() / ratio.value().low()) - 1;
  }
}
