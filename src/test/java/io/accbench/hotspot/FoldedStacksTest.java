package io.accbench.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;

class FoldedStacksTest {
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
