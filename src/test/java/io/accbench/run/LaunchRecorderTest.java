package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.FailedBy;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.SampleCells;
import io.accbench.model.SecondaryScores;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaunchRecorderTest {
  private static Launch failed(boolean timedOut, String... event) {
    LaunchRecorder recorder = new LaunchRecorder(new ScheduledFork(Plans.cell("reflection"), 0));
    if (timedOut) {
      recorder.fail("killed: no sign of life for 1 s (--timeout)");
    }
    recorder.accept(event);
    return recorder.launch(1, 0, new IterationLog(1, Ruler.NONE), Map.of());
  }

  @Test
  void a_fork_that_a_signal_ended_and_one_whose_host_is_gone_were_ended_from_outside() {
    assertThat(failed(false, "line", "<forked VM failed with exit code 137>"))
        .returns(FailedBy.OUTSIDE, Launch::failedBy)
        .returns(
            "the fork ended with exit code 137: SIGKILL, sent by a user or because memory was"
                + " short",
            Launch::cause);
    assertThat(failed(false, "gone", "")).returns(FailedBy.OUTSIDE, Launch::failedBy);
  }

  @Test
  void all_else_is_a_failure_of_the_cell() {
    assertThat(failed(false, "line", "<forked VM failed with exit code 7>"))
        .returns(FailedBy.ITSELF, Launch::failedBy);
    assertThat(failed(false, "done", "failed", "boom")).returns(FailedBy.ITSELF, Launch::failedBy);
    assertThat(failed(true, "line", "<forked VM failed with exit code 137>"))
        .as("accbench killed it after its time")
        .returns(FailedBy.ITSELF, Launch::failedBy);
    assertThat(failed(false, "done")).as("no score").returns(FailedBy.ITSELF, Launch::failedBy);
  }

  /** JMH counts what its benchmark's tear-down allocates: a fork's proof, which is no operation. */
  @ParameterizedTest
  @CsvSource({"codec, serialize, NaN", "access, read, NaN", "access, empty, 9000"})
  void bytes_of_a_proof_are_those_of_no_operation(String suite, String operation, double last) {
    Cell cell =
        SampleCells.of(suite, operation, "f", "s", "", "", "", "", "17", Mode.AVERAGE_TIME, 1);
    ScheduledFork slot = new ScheduledFork(new PlannedCell(cell, "plain", null, List.of()), 0);
    LaunchRecorder recorder = new LaunchRecorder(slot);
    for (String bytes : List.of("3145", "3145", "9000")) {
      recorder.accept(new String[] {"iteration", "measurement", "2700", "ns/op", bytes});
    }

    Launch launch = recorder.launch(1, 0, new IterationLog(3, Ruler.NONE), Map.of());

    assertThat(launch.scores()).hasSize(3);
    assertThat(launch.allocatedBytesPerOp()).containsExactly(3145.0, 3145.0, last);
  }

  /** Of several threads one loads what all use: none of them tells what a first operation takes. */
  @ParameterizedTest
  @CsvSource({"1, 193672", "2, "})
  void bytes_of_a_shot_are_those_that_its_only_thread_tells(int threads, Double bytes) {
    Cell cell =
        SampleCells.of("access", "o", "f", "s", "", "", "", "", "17", Mode.SINGLE_SHOT, threads);
    ScheduledFork slot = new ScheduledFork(new PlannedCell(cell, "plain", null, List.of()), 0);
    LaunchRecorder recorder = new LaunchRecorder(slot);
    recorder.accept(new String[] {"iteration", "measurement", "2700", "us/op", "NaN"});
    Map<String, String> facts = Map.of("allocatedBytes", "193672", "beans", "11");

    Launch launch = recorder.launch(1, 0, new IterationLog(1, Ruler.NONE), facts);

    assertThat(launch.allocatedBytesPerOp()).isEqualTo(bytes == null ? List.of() : List.of(bytes));
    assertThat(launch.facts()).containsKey("beans").doesNotContainKey("allocatedBytes");
  }

  @Test
  void a_profilers_text_is_kept_beside_the_scores_up_to_a_limit() {
    LaunchRecorder recorder = new LaunchRecorder(new ScheduledFork(Plans.cell("reflection"), 0));
    recorder.accept(new String[] {"iteration", "measurement", "2700", "ns/op", "NaN"});
    recorder.accept(new String[] {"secondary", "hits", "2.5", "#/op"});
    recorder.accept(new String[] {"text", "stack", "  50.0%   a.b.C.d"});
    for (int i = 0; i < 2000; i++) {
      recorder.accept(new String[] {"text", "stack", ""});
    }

    Launch launch = recorder.launch(1, 0, new IterationLog(1, Ruler.NONE), Map.of());

    assertThat(launch.secondary().get("hits")).isEqualTo(SecondaryScores.NONE.with(2.5, "#/op"));
    assertThat(launch.secondary().get("stack").numeric()).isFalse();
    assertThat(launch.secondary().get("stack").text())
        .hasSize(501)
        .startsWith("  50.0%   a.b.C.d")
        .endsWith("…");
  }
}
