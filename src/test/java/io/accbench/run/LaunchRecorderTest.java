package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.FailedBy;
import io.accbench.model.Launch;
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
    return recorder.launch(1, 0, new IterationLog(1, Ruler.NONE, () -> {}), Map.of());
  }

  @Test
  void a_fork_that_a_signal_ended_and_one_whose_host_is_gone_were_ended_from_outside() {
    assertThat(failed(false, "line", "<forked VM failed with exit code 137>"))
        .returns(FailedBy.OUTSIDE, launch -> launch.outcome().failedBy())
        .returns(
            "the fork ended with exit code 137: SIGKILL, sent by a user or because memory was"
                + " short",
            launch -> launch.outcome().cause());
    assertThat(failed(false, "gone", ""))
        .returns(FailedBy.OUTSIDE, launch -> launch.outcome().failedBy());
  }

  /** Returns the cause of a fork of which JMH shows these last lines. */
  private static String cause(int exitCode, String... printed) {
    LaunchRecorder recorder = new LaunchRecorder(new ScheduledFork(Plans.cell("reflection"), 0));
    recorder.accept(new String[] {"line", "# Fork: 1 of 1"});
    recorder.accept(new String[] {"line", "<forked VM failed with exit code " + exitCode + ">"});
    recorder.accept(new String[] {"line", "<stdout last='20 lines'>"});
    for (String line : printed) {
      recorder.accept(new String[] {"line", line});
    }
    recorder.accept(new String[] {"line", "</stdout>"});
    recorder.accept(new String[] {"line", "Benchmark had encountered error"});
    recorder.accept(new String[] {"done", "failed", "Forked VM failed"});
    return recorder
        .launch(1, 0, new IterationLog(1, Ruler.NONE, () -> {}), Map.of())
        .outcome()
        .cause();
  }

  @Test
  void a_dead_fork_has_its_jvms_own_words_as_the_reason() {
    assertThat(
            cause(
                1,
                "Error occurred during initialization of VM",
                "Multiple garbage collectors selected"))
        .isEqualTo(
            "the fork ended with exit code 1: Error occurred during initialization of VM; Multiple"
                + " garbage collectors selected");
    assertThat(
            cause(
                1,
                "Unrecognized VM option 'Nope'",
                "Error: Could not create the Java Virtual Machine.",
                "Error: A fatal exception has occurred. Program will exit."))
        .isEqualTo("the fork ended with exit code 1: Unrecognized VM option 'Nope'");
    assertThat(
            cause(
                134,
                "#",
                "# A fatal error has been detected by the Java Runtime Environment:",
                "#",
                "#  SIGSEGV (0xb) at pc=0x00007f2746cd27f4, pid=28462, tid=28485",
                "# JRE version: OpenJDK Runtime Environment (17.0.15+6)",
                "# Problematic frame:",
                "# V  [libjvm.so+0xed27f4]  Unsafe_PutInt+0x124"))
        .isEqualTo(
            "the fork ended with exit code 134 (SIGABRT: the JVM crashed): SIGSEGV (0xb) at"
                + " pc=0x00007f2746cd27f4, pid=28462, tid=28485; V  [libjvm.so+0xed27f4] "
                + " Unsafe_PutInt+0x124; -jvmArgs -XX:ErrorFile=FILE keeps the JVM's"
                + " own report");
    assertThat(cause(3)).isEqualTo("the fork ended with exit code 3 and printed nothing");
  }

  @Test
  void all_else_is_a_failure_of_the_cell() {
    assertThat(failed(false, "line", "<forked VM failed with exit code 7>"))
        .returns(FailedBy.ITSELF, launch -> launch.outcome().failedBy());
    assertThat(failed(false, "done", "failed", "boom"))
        .returns(FailedBy.ITSELF, launch -> launch.outcome().failedBy());
    assertThat(failed(true, "line", "<forked VM failed with exit code 137>"))
        .as("accbench killed it after its time")
        .returns(FailedBy.ITSELF, launch -> launch.outcome().failedBy());
    assertThat(failed(false, "done"))
        .as("no score")
        .returns(FailedBy.ITSELF, launch -> launch.outcome().failedBy());
  }

  /** JMH counts what its benchmark's tear-down allocates: a fork's proof, which is no operation. */
  @ParameterizedTest
  @CsvSource({"codec, serialize, NaN", "access, read, NaN", "access, empty, 9000"})
  void bytes_of_a_proof_are_those_of_no_operation(String suite, String operation, double last) {
    Cell cell = SampleCells.of("%s %s f s - - - - 17 avgt 1", suite, operation);
    ScheduledFork fork = new ScheduledFork(new PlannedCell(cell, "plain", null, List.of()), 0);
    LaunchRecorder recorder = new LaunchRecorder(fork);
    for (String bytes : List.of("3145", "3145", "9000")) {
      recorder.accept(new String[] {"iteration", "measurement", "2700", "ns/op", bytes});
    }

    Launch launch = recorder.launch(1, 0, new IterationLog(3, Ruler.NONE, () -> {}), Map.of());

    assertThat(launch.samples().scores()).hasSize(3);
    assertThat(launch.samples().allocatedBytesPerOp()).containsExactly(3145.0, 3145.0, last);
  }

  /** Of several threads one loads what all use: none of them tells what a first operation takes. */
  @ParameterizedTest
  @CsvSource({"1, 193672", "2, "})
  void bytes_of_a_shot_are_those_that_its_only_thread_tells(int threads, Double bytes) {
    Cell cell = SampleCells.of("access o f s - - - - 17 ss %s", threads);
    ScheduledFork fork = new ScheduledFork(new PlannedCell(cell, "plain", null, List.of()), 0);
    LaunchRecorder recorder = new LaunchRecorder(fork);
    recorder.accept(new String[] {"iteration", "measurement", "2700", "us/op", "NaN"});
    Map<String, String> facts = Map.of("allocatedBytes", "193672", "beans", "11");

    Launch launch = recorder.launch(1, 0, new IterationLog(1, Ruler.NONE, () -> {}), facts);

    assertThat(launch.samples().allocatedBytesPerOp())
        .isEqualTo(bytes == null ? List.of() : List.of(bytes));
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

    Launch launch = recorder.launch(1, 0, new IterationLog(1, Ruler.NONE, () -> {}), Map.of());

    assertThat(launch.samples().secondary().get("hits"))
        .isEqualTo(SecondaryScores.NONE.with(2.5, "#/op"));
    assertThat(launch.samples().secondary().get("stack").numeric()).isFalse();
    assertThat(launch.samples().secondary().get("stack").text())
        .hasSize(501)
        .startsWith("  50.0%   a.b.C.d")
        .endsWith("…");
  }
}
