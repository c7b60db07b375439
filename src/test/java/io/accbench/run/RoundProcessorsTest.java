package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.MeasuredProcessors;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import io.accbench.process.Affinity;
import io.accbench.process.FakeCalls;
import io.accbench.report.text.FindingText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoundProcessorsTest {
  private static final String TAKE_TURNS =
      "they take turns, so the time of an operation contains the wait for a processor, and a ratio"
          + " of threads does not show what they share";

  private static final int FORK = 7;
  private static final int THREAD = 8;

  @TempDir Path root;
  private final FakeCalls calls = new FakeCalls("0-2", "0-2");
  private Affinity affinity;

  @BeforeEach
  void fork() throws IOException {
    FakeCalls.threads(root, FORK, Map.of(FORK, "java", THREAD, "GC Thread#0"));
    affinity = new Affinity(calls, root);
  }

  private RoundProcessors.ForkProcessors fork(ProcessorChoice choice, int threads, int round) {
    return RoundProcessors.of(
            affinity, Ruler.NONE, new RoundProcessors.WantedProcessors(choice, threads, round))
        .fork();
  }

  private String measured(ProcessorChoice choice, int threads, int round) {
    RoundProcessors.ForkProcessors fork = fork(choice, threads, round);
    fork.bind(FORK);
    Map<String, String> facts = new HashMap<>();
    fork.measured().ifPresent(measured -> measured.addTo(facts));
    return facts.getOrDefault("processors", facts.getOrDefault("processors.obstacle", ""));
  }

  @Test
  void all_threads_of_a_fork_are_bound_to_the_processor_of_its_round() {
    assertThat(measured(ProcessorChoice.SAME, 1, 0)).isEqualTo("0");
    assertThat(measured(ProcessorChoice.SAME, 1, 1)).isEqualTo("1");
    assertThat(measured(ProcessorChoice.SAME, 2, 1)).isEqualTo("0,2");
    assertThat(measured(ProcessorChoice.parse("1-2"), 1, 1)).isEqualTo("2");
    assertThat(calls.boundTo(FORK)).isEqualTo(ProcessorSet.of(2));
    assertThat(calls.boundTo(THREAD)).isEqualTo(ProcessorSet.of(2));
  }

  @Test
  void nothing_is_bound_where_there_is_nothing_to_choose() {
    assertThat(measured(ProcessorChoice.SAME, 3, 0)).isEmpty();
    assertThat(measured(ProcessorChoice.SAME, 8, 0)).isEmpty();
    assertThat(measured(ProcessorChoice.ANY, 1, 0)).isEmpty();
    calls.change("1");
    assertThat(measured(ProcessorChoice.SAME, 1, 0)).isEmpty();
    assertThat(calls.boundTo(FORK)).isNull();
  }

  @Test
  void a_control_group_that_changes_its_processors_lets_the_fork_be_bound_to_another() {
    RoundProcessors.ForkProcessors fork = fork(ProcessorChoice.SAME, 1, 2);
    fork.bind(FORK);
    assertThat(calls.boundTo(FORK)).isEqualTo(ProcessorSet.of(2));

    calls.change("0-1");
    fork.bind(FORK);

    assertThat(calls.boundTo(FORK)).isEqualTo(ProcessorSet.of(0));
    assertThat(fork.measured()).contains(new MeasuredProcessors(ProcessorSet.of(0, 2), null));
  }

  @Test
  void a_fork_that_cannot_be_bound_says_why() throws IOException {
    RoundProcessors.ForkProcessors fork = fork(ProcessorChoice.SAME, 1, 0);
    calls.forbid();
    fork.bind(FORK);
    fork.bind(FORK);

    Map<String, String> facts = new HashMap<>();
    fork.measured().orElseThrow().addTo(facts);
    assertThat(facts).containsOnly(Map.entry("processors.obstacle", "not permitted"));
    assertThat(MeasuredProcessors.in(facts))
        .contains(new MeasuredProcessors(ProcessorSet.NONE, "not permitted"));
  }

  @Test
  void a_list_of_which_nothing_is_allowed_any_more_is_a_reason() {
    assertThat(measured(ProcessorChoice.parse("9"), 1, 0))
        .isEqualTo("with --processors 9 the fork may use none of them");

    RoundProcessors.ForkProcessors fork = fork(ProcessorChoice.parse("2"), 1, 0);
    calls.change("0-1");
    fork.bind(FORK);
    assertThat(fork.measured().orElseThrow().obstacle())
        .contains("--processors 2 the fork may use none");
  }

  @Test
  void a_fork_whose_threads_are_not_found_says_so() throws IOException {
    RoundProcessors.ForkProcessors fork = fork(ProcessorChoice.SAME, 1, 0);
    fork.bind(99);

    assertThat(fork.measured().orElseThrow().obstacle()).contains("no threads");
  }

  private List<String> findings(ProcessorChoice choice, int threads) {
    Block block = new Block("block", List.of("strategy"), List.of(Plans.cell("base", threads)), 1);
    return ProcessorFindings.findings(List.of(block, block), choice, affinity).stream()
        .map(FindingText::of)
        .toList();
  }

  @Test
  void what_is_known_before_the_first_round_is_said_once() throws IOException {
    assertThat(findings(ProcessorChoice.SAME, 1)).isEmpty();
    assertThat(findings(ProcessorChoice.SAME, 8))
        .containsExactly(
            "-t 8 on 3 processors: each fork measures on all of them, so none is bound",
            "more measuring threads (-t 8) than processors (3): " + TAKE_TURNS);
    assertThat(findings(ProcessorChoice.ANY, 3)).isEmpty();
    assertThat(findings(ProcessorChoice.ANY, 4))
        .containsExactly("more measuring threads (-t 4) than processors (3): " + TAKE_TURNS);
    assertThat(findings(ProcessorChoice.parse("0-1"), 2))
        .containsExactly(
            "-t 2 with --processors 0-1: every round measures on all of these, so differences"
                + " between processors do not average out");
    assertThat(findings(ProcessorChoice.parse("9"), 1))
        .containsExactly(
            "--processors 9: accbench may use none of them, so forks measure on any of 0-2, which"
                + " is less precise");

    Files.createDirectories(root.resolve("sys/devices/system/cpu"));
    Files.writeString(root.resolve("sys/devices/system/cpu/isolated"), "2\n");
    assertThat(findings(ProcessorChoice.SAME, 1))
        .containsExactly(
            "forks measure on isolated processors, where other programs do not disturb them: 2");

    affinity = Affinity.none("no JNA");
    assertThat(findings(ProcessorChoice.SAME, 1))
        .containsExactly(
            "--processors same: forks cannot be bound, so they measure on any processor, which is"
                + " less precise: no JNA");
  }

  @Test
  void one_allowed_processor_needs_no_words_for_one_thread() {
    calls.change("1");

    assertThat(findings(ProcessorChoice.SAME, 1)).isEmpty();
    assertThat(findings(ProcessorChoice.SAME, 2))
        .containsExactly("more measuring threads (-t 2) than processors (1): " + TAKE_TURNS);
  }
}
