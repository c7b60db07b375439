package io.accbench.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import io.accbench.model.FoldedSamples;
import io.accbench.model.FoldedSamples.FoldedStack;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RecordedStacksTest {
  private static final int ROOM = 100_000;

  private static long sum(Map<String, Long> stacks) {
    return stacks.values().stream().mapToLong(Long::longValue).sum();
  }

  private static Map<String, Long> unfolded(FoldedSamples samples) {
    FoldedStacks stacks = new FoldedStacks();
    RecordedStacks.unfold(samples, stacks);
    return stacks.stacks();
  }

  @Test
  void stack_says_only_in_what_it_differs_from_the_one_before() {
    FoldedSamples folded =
        RecordedStacks.of(new TreeMap<>(Map.of("a;b;c", 1L, "a;b;d", 2L, "a", 3L)), ROOM);

    assertThat(folded.methods()).containsExactly("a", "b", "c", "d");
    assertThat(folded.stacks())
        .containsExactly(
            new FoldedStack(0, List.of(0), 3),
            new FoldedStack(1, List.of(1, 2), 1),
            new FoldedStack(2, List.of(3), 2));
  }

  @Test
  void stacks_without_room_are_one_that_says_so_and_the_smallest_go_first() {
    Map<String, Long> many = new TreeMap<>();
    for (int i = 1; i <= 1_500; i++) {
      many.put("root.main;leaf.number" + i, (long) i);
    }

    Map<String, Long> kept = unfolded(RecordedStacks.of(many));
    Map<String, Long> few = unfolded(RecordedStacks.of(many, 20_000));
    Map<String, Long> none = unfolded(RecordedStacks.of(many, 0));

    String other = "other stacks, too many to tell apart";
    assertThat(kept).hasSize(1_001).containsEntry(other, 500 * 501 / 2L);
    assertThat(kept).containsKey("root.main;leaf.number501");
    assertThat(few.size()).isBetween(100, 600);
    assertThat(few).containsKey("root.main;leaf.number1500").containsKey(other);
    assertThat(none).containsOnly(entry(other, sum(many)));
    assertThat(sum(few)).isEqualTo(sum(many));
  }

  @Test
  void names_of_another_journal_cannot_become_markup_or_other_frames() {
    FoldedSamples hostile =
        new FoldedSamples(
            List.of("a;b\n</script>", "<init>"), List.of(new FoldedStack(0, List.of(0, 1), 2)));

    assertThat(unfolded(hostile)).containsOnly(entry("a b \u2039/script>;<init>", 2L));
  }

  @Test
  void what_cannot_be_unfolded_is_refused() {
    List<String> methods = List.of("a");
    for (FoldedStack wrong :
        List.of(
            new FoldedStack(1, List.of(0), 1),
            new FoldedStack(-1, List.of(0, 0), 1),
            new FoldedStack(0, List.of(1), 1),
            new FoldedStack(0, List.of(-1), 1),
            new FoldedStack(0, List.of(), 1),
            new FoldedStack(0, List.of(0), 0))) {
      assertThatThrownBy(() -> new FoldedSamples(methods, List.of(wrong)))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void stacks_beyond_the_most_are_one_and_known_ones_stay_themselves() {
    FoldedStacks folded = new FoldedStacks(12);
    folded.add("a;b;c", 1);
    folded.add("a;b;cc", 2);
    folded.add("a;b;ddd", 3);
    folded.add("a;b;eee", 4);
    folded.add("a;b;c", 5);
    folded.add("f", 6);

    assertThat(folded.stacks())
        .containsOnly(
            entry("a;b;c", 6L),
            entry("a;b;cc", 2L),
            entry("f", 6L),
            entry("other stacks, too many to tell apart", 7L));
  }
}
