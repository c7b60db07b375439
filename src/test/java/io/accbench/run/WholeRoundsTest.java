package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.FailedBy;
import io.accbench.model.Header;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Launch;
import io.accbench.model.Range;
import io.accbench.model.Repetition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WholeRoundsTest {
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
