package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Block;
import io.accbench.model.FailedBy;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.Repetition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which forks of a round are repeated, cut off or counted against the budget. */
class RoundsTest {
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

  @ParameterizedTest
  @CsvSource({
    "ITERATIONS, 1, OpenJDK, 2.04",
    "ITERATIONS, 2, OpenJDK, 3",
    "ITERATIONS, 1, 'OpenJDK, compiled by Graal', 3",
    "FORKS, 1, OpenJDK, 3"
  })
  void what_was_measured_before_counts_as_long_as_its_forks_took_side_by_side(
      Interleaving interleaving, int threads, String vm, double seconds) {
    Jvm jvm = new Jvm("17", null, 17, "17", "", vm, List.of(), List.of());

    assertThat(seconds(interleaving, threads, List.of(jvm))).isCloseTo(seconds, within(1e-9));
  }

  /** A journal by another hand, which says nothing of its JVM. */
  @Test
  void without_its_jvm_a_fork_counts_with_its_threads() {
    Jvm unnamed = new Jvm(null, null, 0, null, null, null, null, null);
    Jvm unknown = new Jvm("17", null, 0, null, null, null, null, null);

    for (List<Jvm> jvms : List.of(List.<Jvm>of(), List.of(unnamed), List.of(unknown))) {
      assertThat(seconds(Interleaving.ITERATIONS, 1, jvms)).isCloseTo(2.04, within(1e-9));
    }
  }

  private static double seconds(Interleaving interleaving, int threads, List<Jvm> jvms) {
    List<PlannedCell> cells =
        Stream.of("direct", "reflection", "unsafe").map(name -> Plans.cell(name, threads)).toList();
    Block block = new Block("block", List.of("strategy"), cells, 1);
    Header header =
        Plans.header(List.of(block), List.of(), jvms).with(Plans.settings(interleaving));
    List<Launch> round =
        cells.stream().map(cell -> Plans.measured(new ScheduledFork(cell, 0))).toList();
    return new Budget(header).seconds(round);
  }

  private static Block pair(Range rounds) {
    Block fixed = Plans.block("pair", 1, "base", "other");
    return new Block(fixed.id(), fixed.varies(), fixed.cells(), rounds);
  }

  /** Launches such as {@code base#0}. */
  private static List<Launch> launches(String... names) {
    List<Launch> launches = new ArrayList<>();
    for (String name : names) {
      String[] parts = name.split("#");
      ScheduledFork fork = new ScheduledFork(Plans.cell(parts[0]), Integer.parseInt(parts[1]));
      launches.add(Plans.measured(fork));
    }
    return launches;
  }

  private static int cutOff(Stopping stopping, Block block, String... names) {
    Header header = Plans.header(List.of(block, Plans.block("alone", 3, "single")));
    return WholeRounds.cutOff(header, stopping, launches(names));
  }

  @Test
  void the_half_of_a_pair_is_cut_off() {
    Block block = pair(Range.exactly(3));

    assertThat(cutOff(Stopping.NEVER, block, "base#0")).isEqualTo(1);
    assertThat(cutOff(Stopping.NEVER, block, "base#0", "other#0", "single#0", "other#1"))
        .isEqualTo(1);
  }

  @Test
  void a_whole_round_stays() {
    Block block = pair(Range.exactly(3));

    assertThat(cutOff(Stopping.NEVER, block)).isZero();
    assertThat(cutOff(Stopping.NEVER, block, "base#0", "other#0")).isZero();
    assertThat(cutOff(Stopping.NEVER, block, "base#0", "other#0", "single#0")).isZero();
  }

  @Test
  void a_round_with_a_launch_that_was_ended_from_outside_is_whole_when_that_was_repeated() {
    Header header = Plans.header(List.of(pair(Range.exactly(3))));
    List<Launch> launches = launches("base#0", "other#0");
    launches.set(0, JournalBuilder.ended(launches.get(0), FailedBy.OUTSIDE, null));

    assertThat(WholeRounds.cutOff(header, Stopping.NEVER, launches)).isEqualTo(2);

    launches.add(JournalBuilder.ended(launches("base#0").get(0), null, Repetition.IN_ROUND));
    assertThat(WholeRounds.cutOff(header, Stopping.NEVER, launches)).isZero();

    launches.add(JournalBuilder.ended(launches("other#0").get(0), null, new Repetition(1)));
    assertThat(WholeRounds.cutOff(header, Stopping.NEVER, launches))
        .as("measured again on request, after the last round")
        .isZero();
  }

  @Test
  void a_cell_that_was_decided_is_not_missing() {
    Block block =
        new Block(
            "three",
            List.of("strategy"),
            Plans.block("", 1, "base", "a", "b").cells(),
            new Range(1, 9));
    String b = Plans.cell("b").cell().id();
    Stopping decided = (any, launches) -> Set.of(b);

    assertThat(cutOff(decided, block, "base#0", "a#0", "b#0", "b#1", "base#1")).isZero();
    assertThat(cutOff(decided, block, "base#0", "a#0", "b#0", "b#1")).isEqualTo(1);
  }

  @Test
  void what_the_plan_does_not_hold_is_left_as_it_is() {
    Block block = pair(Range.exactly(1));

    assertThat(cutOff(Stopping.NEVER, block, "unknown#0")).isZero();
    assertThat(cutOff(Stopping.NEVER, block, "base#7")).isZero();
  }
}
