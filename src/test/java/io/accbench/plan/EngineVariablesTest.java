package io.accbench.plan;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class EngineVariablesTest {
  private static String read(OptionalInt given, Map<String, String> variables) {
    EngineVariables.Answer answer = EngineVariables.read(variables::get, given);
    return answer.choice() + " by " + answer.source();
  }

  private static String read(Map<String, String> variables) {
    return read(OptionalInt.empty(), variables);
  }

  private static Map<String, String> slurm(String id, String min, String count) {
    return Map.of(
        "SLURM_ARRAY_TASK_ID", id, "SLURM_ARRAY_TASK_MIN", min, "SLURM_ARRAY_TASK_COUNT", count);
  }

  @Test
  void slurm_counts_from_the_least_number_of_the_array() {
    assertThat(read(slurm("0", "0", "4")))
        .isEqualTo(
            "1/4 by SLURM_ARRAY_TASK_ID=0, SLURM_ARRAY_TASK_COUNT=4, SLURM_ARRAY_TASK_MIN=0");
    assertThat(read(slurm("4", "1", "4"))).startsWith("4/4 by");
    assertThat(read(OptionalInt.of(4), slurm("6", "5", "4"))).startsWith("2/4 by");
  }

  @Test
  void an_array_with_a_step() {
    assertThat(
            read(
                Map.of(
                    "SLURM_ARRAY_TASK_ID", "6",
                    "SLURM_ARRAY_TASK_MIN", "2",
                    "SLURM_ARRAY_TASK_STEP", "2",
                    "SLURM_ARRAY_TASK_COUNT", "4")))
        .startsWith("3/4 by");
  }

  @Test
  void a_part_of_an_array_that_was_submitted_again_is_not_taken_for_the_whole() {
    assertThatUserError(() -> read(OptionalInt.of(4), slurm("2", "2", "1")))
        .hasMessageContaining("name 1 shards, but --shards 4");
    assertThatThrownBy(() -> read(slurm("9", "1", "4")))
        .hasMessageContaining("name shard 9 of 4, which does not exist");
  }

  @Test
  void kubernetes_counts_from_0_and_needs_the_count() {
    Map<String, String> job = Map.of("JOB_COMPLETION_INDEX", "3");

    assertThat(read(OptionalInt.of(4), job)).isEqualTo("4/4 by JOB_COMPLETION_INDEX=3, --shards 4");
    assertThat(read(Map.of("JOB_COMPLETION_INDEX", "0", "ACCBENCH_SHARDS", "4")))
        .isEqualTo("1/4 by JOB_COMPLETION_INDEX=0, ACCBENCH_SHARDS=4");
    assertThatThrownBy(() -> read(job)).hasMessageContaining("give --shards n, or set");
    assertThatThrownBy(() -> read(OptionalInt.of(3), job)).hasMessageContaining("shard 4 of 3");
  }

  @Test
  void gitlab_counts_from_1() {
    assertThat(read(Map.of("CI_NODE_INDEX", "2", "CI_NODE_TOTAL", "4")))
        .isEqualTo("2/4 by CI_NODE_INDEX=2, CI_NODE_TOTAL=4");
    assertThatThrownBy(() -> read(Map.of("CI_NODE_INDEX", "2")))
        .hasMessageContaining("CI_NODE_TOTAL is not set");
  }

  @Test
  void nothing_is_guessed() {
    assertThatThrownBy(() -> read(Map.of("CI_NODE_TOTAL", "1")))
        .hasMessageStartingWith("--shard auto: no engine names a shard here");
    assertThatThrownBy(() -> read(Map.of("JOB_COMPLETION_INDEX", "1", "CI_NODE_INDEX", "1")))
        .hasMessageContaining("JOB_COMPLETION_INDEX and CI_NODE_INDEX are both set");
    assertThatThrownBy(() -> read(Map.of("CI_NODE_INDEX", "one", "CI_NODE_TOTAL", "4")))
        .hasMessageContaining("CI_NODE_INDEX is \"one\", not a number");
  }
}
