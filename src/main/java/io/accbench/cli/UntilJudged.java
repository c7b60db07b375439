package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
import io.accbench.gate.Prospect;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.Stopping;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

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

  /** Between two scheduled looks nothing is decided: what is not paid for must not be looked at. */
  @Override
  public Set<String> open(Block block, List<Launch> launches) {
    Set<String> all =
        block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());
    int rounds =
        launches.stream()
            .filter(launch -> all.contains(launch.cell()))
            .mapToInt(launch -> launch.round() + 1)
            .max()
            .orElse(0);
    return Procedure.of(block.rounds()).looksAfter(rounds)
        ? prospect.open(analysis(launches), block)
        : all;
  }

  private Analysis analysis(List<Launch> launches) {
    return Analyzer.analyze(new Journal(header, launches, null, false));
  }
}
