package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Range;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** What a fork is told before each iteration of its warm-up. */
class ForkWarmUpTest {
  /** A window is 600 ms: 30 iterations. */
  private static final long NANOS = 20_000_000;

  private static final int LAST_AND_CHANGE = ForkWarmUp.LAST + ForkWarmUp.CHANGE;

  private final List<Integer> answers = new ArrayList<>();
  private int changedAfter = -1;

  private static WarmUp warmUp(Range range) {
    return new WarmUp(range, false, PhaseLimits.Phase.ENDLESS);
  }

  private Map<String, String> ended(ForkWarmUp warmUp, IntToDoubleFunction score) {
    do {
      answers.add(warmUp.answer());
      int number = answers.size();
      warmUp.add(new TurnMessage.After(score.applyAsDouble(number), NANOS, 0, 0, 0, 0), 0);
    } while ((answers.get(answers.size() - 1) & ForkWarmUp.LAST) == 0);
    Map<String, String> facts = new HashMap<>();
    warmUp.addFacts(facts);
    return facts;
  }

  private ForkWarmUp changing(Range range) {
    return new ForkWarmUp(warmUp(range), warmUp(range), () -> changedAfter = answers.size());
  }

  @Test
  void without_a_change_it_is_a_warm_up_as_ever() {
    assertThat(ended(new ForkWarmUp(warmUp(Range.exactly(3))), i -> 1)).isEmpty();
    assertThat(answers).containsExactly(0, 0, ForkWarmUp.LAST);
  }

  @Test
  void traffic_changes_after_a_whole_warm_up_and_a_second_one_of_the_same_length_follows() {
    assertThat(ended(changing(Range.exactly(3)), i -> 1))
        .containsExactly(Map.entry("shifted", "3"));
    assertThat(answers).containsExactly(0, 0, 0, ForkWarmUp.CHANGE, 0, ForkWarmUp.LAST);
    assertThat(changedAfter).isEqualTo(3);
  }

  @Test
  void one_iteration_is_enough_on_each_side() {
    assertThat(ended(changing(Range.exactly(1)), i -> 1)).containsEntry("shifted", "1");
    assertThat(answers).containsExactly(0, LAST_AND_CHANGE);
  }

  /** C2 compiles a large method for 2 s, while the fork runs at the even pace of C1's code. */
  @Test
  void a_compilation_that_has_not_ended_is_waited_for() {
    ForkWarmUp warmUp = new ForkWarmUp(warmUp(new Range(5, 500)));
    int count = 0;
    int answer;
    do {
      answer = warmUp.answer();
      count++;
      warmUp.add(
          new TurnMessage.After(count < 100 ? 30 : 8, NANOS, 0, count == 100 ? 2000 : 0, 0, 0),
          count < 100 ? NANOS : 0);
    } while (answer != ForkWarmUp.LAST);

    assertThat(count).isBetween(130, 220);
  }

  /** After the change everything is slow, and becomes faster for 50 iterations. */
  @Test
  void what_became_slow_is_waited_for_as_in_a_new_fork() {
    ended(changing(new Range(5, 500)), i -> i <= 61 ? 100 : Math.max(150, 1000 - 17.0 * (i - 61)));

    assertThat(answers.indexOf(ForkWarmUp.CHANGE)).isEqualTo(61);
    assertThat(answers).hasSizeBetween(61 + 70, 61 + 150);
  }
}
