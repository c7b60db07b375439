package io.accbench.app.gate;

import static io.accbench.model.SampleCells.codec;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.JournalBuilder;
import io.accbench.app.gate.GateRun.UntilJudged;
import io.accbench.gate.GateStoppingRule;
import io.accbench.gate.Policy;
import io.accbench.model.Cell;
import io.accbench.model.Journal;
import io.accbench.model.Range;
import org.junit.jupiter.api.Test;

/** When a gate may call off more rounds. */
class UntilJudgedTest {
  private static final Cell BASE = codec("serialize", "jackson", "base");
  private static final Cell CANDIDATE = codec("serialize", "jackson", "candidate");

  /**
   * Looks of 5 to 60 rounds are after 5, 7, 9, 14, …: round 6 shows the same, and must not stop.
   */
  @Test
  void between_two_looks_nothing_stops_a_run() {
    for (int rounds : new int[] {6, 7}) {
      JournalBuilder run = run();
      run.noisy(BASE, rounds, 1000, 0.001, 1).noisy(CANDIDATE, rounds, 2000, 0.001, 2);

      assertThat(done(run)).isEqualTo(rounds == 7);
    }
  }

  /** Rounds are counted, not what they gave: a lost fork must not move the looks. */
  @Test
  void a_lost_fork_does_not_put_off_the_next_look() {
    JournalBuilder run = run();
    run.noisy(BASE, 7, 1000, 0.001, 1).noisy(CANDIDATE, 6, 2000, 0.001, 2).failed(CANDIDATE, 6);

    assertThat(done(run)).isTrue();
  }

  private static JournalBuilder run() {
    return JournalBuilder.gate().rounds(new Range(5, 60)).block("stack", BASE, CANDIDATE);
  }

  private static boolean done(JournalBuilder run) {
    Journal journal = run.journal();
    UntilJudged stopping =
        new UntilJudged(
            journal.header(), new GateStoppingRule(Policy.DEFAULT, journal.header(), 0.01));
    return stopping.open(journal.header().blocks().get(0), journal.launches()).isEmpty();
  }
}
