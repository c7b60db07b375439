package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.fork.Forks;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Mode;
import io.accbench.model.Repetition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Iterations of forks that ran one after the other, since memory was short, are no pairs. */
class ForksApartTest {
  private static final Cell ONE = Run.cell("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = Run.cell("hidden", Mode.AVERAGE_TIME);

  private final Run run = new Run().block(ONE, OTHER);

  private boolean inTurns(Header header) {
    Forks forks = Analyzer.forks(header, run.launches).get(OTHER.id());
    return forks.measured().get(0).iterations().inTurns();
  }

  @Test
  void only_forks_that_lived_together_took_turns() {
    run.interleaving = Interleaving.ITERATIONS;
    run.forks(ONE, "ns/op", 100).forks(OTHER, "ns/op", 100);
    Header together = run.journal().header();
    Finding shortMemory =
        Finding.of(FindingKind.FORKS_ONE_AFTER_THE_OTHER, run.blocks.get(0).id(), 2, 2048, 1024);

    assertThat(inTurns(together)).isTrue();
    assertThat(inTurns(together.noting(List.of(shortMemory)))).isFalse();

    run.last(null, Repetition.IN_ROUND);
    assertThat(inTurns(together)).as("it was repeated alone").isFalse();
  }
}
