package io.accbench.cli;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.RoundLooks;
import io.accbench.analysis.Row;
import io.accbench.analysis.Verdict;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.Stopping;
import io.accbench.stats.Looks;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Adds rounds to a ratio until it has a verdict, or its interval is as narrow as was asked for; the
 * very analysis that is reported decides.
 */
final class UntilDecided implements Stopping {
  private final Header header;

  UntilDecided(Header header) {
    this.header = header;
  }

  @Override
  public Set<String> open(Block block, List<Launch> launches) {
    Journal soFar = new Journal(header.with(List.of(block)), launches, null, false);
    Looks looks = RoundLooks.of(block.rounds());
    return Analyzer.analyze(soFar).groups().get(0).rows().stream()
        .filter(row -> row.ratio() != null && open(row.ratio(), looks))
        .map(Row::planned)
        .map(planned -> planned.cell().id())
        .collect(Collectors.toSet());
  }

  /** Between two scheduled looks nothing is decided: what is not paid for must not be looked at. */
  private boolean open(Ratio ratio, Looks looks) {
    if (!looks.at(ratio.value().samples())) {
      return ratio.verdict() != null;
    }
    double precision = header.settings().goal().precision();
    boolean precise = precision > 0 && halfWidth(ratio) <= precision;
    return ratio.verdict() == Verdict.UNDECIDED && !precise;
  }

  /** Of the interval, relative to the ratio. */
  private static double halfWidth(Ratio ratio) {
    return Math.sqrt(ratio.value().high() / ratio.value().low()) - 1;
  }
}
