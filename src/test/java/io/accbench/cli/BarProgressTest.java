package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.app.run.BlockAnalysis;
import io.accbench.app.run.RunProgress;
import io.accbench.app.run.RunState;
import io.accbench.model.Launch;
import io.accbench.model.Range;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BarProgressTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream terminal = new PrintStream(bytes, true, StandardCharsets.UTF_8);
  private final GrowingRun run = new GrowingRun(new Range(5, 40), null, "reflection", "hidden");

  private RunProgress progress(int width) {
    PrintWriter err = new PrintWriter(terminal, true, StandardCharsets.UTF_8);
    RunState state =
        new RunState(run.header(), new BlockAnalysis(run.header()), true, run::nanoTime);
    return new RunProgress(state, new BarProgress(err, terminal, width));
  }

  private String shown() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void a_bar_says_what_is_decided_how_long_it_takes_and_what_is_measured() {
    try (RunProgress progress = progress(160)) {
      progress.begin(List.of(run.state("reflection", "hidden")), 0);
      progress.launching(run.block().baseline(), 0);
      progress.tick();
    }

    assertThat(shown())
        .contains("[                    ] 0 rounds, 0 of 1 ratio decided, about ")
        .contains(" left: reflection · read · order · fields · JVM 17 · average time, round 1");
  }

  @Test
  void until_its_verdict_a_ratio_is_called_provisional_and_the_first_look_shows_the_table() {
    try (RunProgress progress = progress(120)) {
      progress.begin(List.of(run.state("reflection", "hidden")), 0);
      for (int round = 0; round < 5; round++) {
        progress.launching(run.block().baseline(), round);
        progress.tick();
        Launch base = run.fork("reflection", null, 200 + round % 3);
        Launch other = run.fork("hidden", null, 100 + round % 2);
        progress.launched(base);
        List<Launch> soFar = run.launched(base, other);
        progress.ended(round < 4 ? run.ended("reflection", "hidden") : run.ended(), soFar);
      }
    }

    assertThat(shown())
        .containsPattern(
            "so far, provisional: hidden 2\\.0× \\([\\d.]+ to [\\d.]+\\) · read · order")
        .doesNotContain("decided 1 of 1")
        .containsPattern("hidden +2\\.\\d+× +faster +");
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 40, 80, 120})
  void no_line_fills_the_terminal(int width) {
    try (RunProgress progress = progress(width)) {
      progress.launching(run.block().baseline(), 0);
      progress.tick();
    }

    assertThat(shown().split("\r")).allSatisfy(line -> assertThat(line.length()).isLessThan(width));
  }

  @Test
  void a_line_that_stays_is_not_mixed_with_the_bar() {
    try (RunProgress progress = progress(80)) {
      progress.begin(List.of(run.state("reflection", "hidden")), 0);
      progress.tick();
      progress.launched(run.fork("hidden", "exit code 1", 0));
    }

    String failed = shown().lines().filter(line -> line.contains("failed")).findFirst().orElse("");
    assertThat(failed.substring(failed.lastIndexOf('\r') + 1)).startsWith("accbench: failed: ");
    assertThat(shown().substring(shown().lastIndexOf('\r', shown().length() - 2)).strip())
        .as("the bar is erased in the end")
        .isEmpty();
  }
}
