package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.Interleaving;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Settings;
import io.accbench.report.text.FindingText;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForkMemoryTest {
  private static final Settings IN_TURNS = Plans.settings(Interleaving.ITERATIONS);
  private static final Block PAIR = Plans.block("pair", 1, "base", "other");

  private static boolean found(Settings settings, long freeMegabytes) {
    return !ForkMemory.findings(List.of(PAIR), settings, freeMegabytes << 20).isEmpty();
  }

  @Test
  void forks_need_memory_each() {
    assertThat(found(IN_TURNS, 1200)).isFalse();
    assertThat(found(IN_TURNS, 1199)).isTrue();
  }

  @Test
  void a_limited_heap_says_what_a_fork_needs() {
    Settings small = JournalBuilder.withJvmArgs(IN_TURNS, List.of("-Xmx4g", "-Xmx256m", "-Xss1m"));

    assertThat(found(small, 2 * 456)).isFalse();
    assertThat(found(small, 2 * 456 - 1)).isTrue();
    assertThat(
            found(JournalBuilder.withJvmArgs(IN_TURNS, List.of("-XX:MaxHeapSize=1048576k")), 2400))
        .isTrue();
    assertThat(
            found(JournalBuilder.withJvmArgs(IN_TURNS, List.of("-Xmx999999999999999t")), 1 << 27))
        .isTrue();
    assertThat(found(JournalBuilder.withJvmArgs(IN_TURNS, List.of("-Xmx1048576")), 402)).isFalse();
  }

  @Test
  void a_block_that_is_too_wide_is_a_finding_unless_forks_follow_each_other() {
    assertThat(ForkMemory.findings(List.of(PAIR), IN_TURNS, 0))
        .singleElement()
        .satisfies(finding -> assertThat(FindingText.of(finding)).contains("one after the other"));
    assertThat(found(Plans.settings(Interleaving.FORKS), 0)).isFalse();
  }

  @Test
  void all_rounds_go_by_the_finding_whatever_is_free_then() {
    Block other = Plans.block("other", 1, "base", "other");
    List<Finding> apart = ForkMemory.findings(List.of(PAIR), IN_TURNS, 0);

    assertThat(Plans.header(List.of(PAIR), apart).inTurns(PAIR)).isFalse();
    assertThat(Plans.header(List.of(PAIR, other), apart).inTurns(other)).isTrue();
    assertThat(Plans.header(List.of(PAIR), List.of()).inTurns(PAIR)).isTrue();
  }
}
