package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.FailedBy;
import io.accbench.model.Header;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Launch;
import io.accbench.model.Repetition;
import java.util.List;
import org.junit.jupiter.api.Test;

class FailedRoundsTest {
  private static final Block PAIR = Plans.block("pair", 3, "base", "other");
  private static final Header HEADER =
      Plans.header(List.of(PAIR, Plans.block("alone", 3, "single")));

  private static Launch measured(String cell, int round) {
    return Plans.measured(new ScheduledFork(Plans.cell(cell), round));
  }

  private static Launch failed(String cell, int round, Repetition again) {
    return JournalBuilder.ended(
        JournalBuilder.failed(measured(cell, round), "boom"), FailedBy.ITSELF, again);
  }

  private static List<String> rounds(Launch... launches) {
    return FailedRounds.of(HEADER, List.of(launches)).stream()
        .map(
            round ->
                round.block().id()
                    + round.forks().stream()
                        .map(
                            fork ->
                                " %s#%d by %d"
                                    .formatted(
                                        fork.planned().cell().strategy(),
                                        fork.round(),
                                        fork.repetition().session()))
                        .toList())
        .toList();
  }

  @Test
  void what_failed_in_a_round_is_measured_again_together() {
    assertThat(
            rounds(
                failed("single", 0, null),
                failed("other", 1, null),
                failed("base", 1, null),
                measured("base", 2),
                failed("other", 2, null)))
        .containsExactly(
            "pair[ base#1 by 1,  other#1 by 1]", "pair[ other#2 by 1]", "alone[ single#0 by 1]");
  }

  @Test
  void what_has_a_score_by_now_is_not() {
    Launch repeated = JournalBuilder.ended(measured("base", 0), null, Repetition.IN_ROUND);
    Launch retried = JournalBuilder.ended(measured("base", 1), null, new Repetition(4));
    List<Launch> launches =
        List.of(failed("base", 0, null), repeated, failed("base", 1, null), retried);

    assertThat(FailedRounds.of(HEADER, launches)).isEmpty();
    assertThat(FailedRounds.any(launches)).isFalse();
    assertThat(rounds(retried, failed("base", 2, Repetition.IN_ROUND)))
        .as("sessions are numbered")
        .containsExactly("pair[ base#2 by 5]");
  }
}
