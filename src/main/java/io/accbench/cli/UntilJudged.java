package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.gate.Prospect;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.Stopping;
import java.util.List;
import java.util.Set;

/** Adds rounds to a row until its gate can say what became of it. */
final class UntilJudged implements Stopping {
  private final Header header;
  private final Prospect prospect;

  UntilJudged(Header header, Prospect prospect) {
    this.header = header;
    this.prospect = prospect;
  }

  /** The plan with nothing measured yet: what cannot be judged at all is told before a fork. */
  void check() {
    prospect.check(analysis(List.of()));
  }

  @Override
  public Set<String> open(Block block, List<Launch> launches) {
    return prospect.open(analysis(launches), block);
  }

  private Analysis analysis(List<Launch> launches) {
    return Analyzer.analyze(new Journal(header, launches, null, false));
  }
}
