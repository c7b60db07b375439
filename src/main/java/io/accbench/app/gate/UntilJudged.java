package io.accbench.app.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
import io.accbench.gate.GateStoppingRule;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.Stopping;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Adds rounds to a row until its gate can judge it. */
final class UntilJudged implements Stopping {
  private final Header header;
  private final GateStoppingRule rule;

  UntilJudged(Header header, GateStoppingRule rule) {
    this.header = header;
    this.rule = rule;
  }

  /**
   * Checks the plan with nothing measured yet, so that what cannot be judged at all is reported
   * before a fork.
   */
  void check() {
    rule.check(analysis(List.of()));
  }

  /**
   * Returns all cells between two scheduled looks, where nothing may be decided: the procedure's
   * error covers only scheduled looks.
   */
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
        ? rule.open(analysis(launches), block)
        : all;
  }

  private Analysis analysis(List<Launch> launches) {
    return Analyzer.analyze(new Journal(header, launches, null, false));
  }
}
