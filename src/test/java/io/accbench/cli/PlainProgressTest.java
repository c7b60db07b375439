package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.app.run.BlockAnalysis;
import io.accbench.app.run.RunProgress;
import io.accbench.app.run.RunState;
import io.accbench.model.Launch;
import io.accbench.model.Range;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The log of a run whose forks a test makes, by a clock that a test moves. */
class PlainProgressTest {
  private static final String[] ALL = {"reflection", "hidden", "unsafe"};

  private final StringWriter log = new StringWriter();

  private RunProgress progress(GrowingRun run, PrintWriter err) {
    RunState state =
        new RunState(run.header(), new BlockAnalysis(run.header()), true, run::nanoTime);
    return new RunProgress(state, new PlainProgress(err, run::nanoTime));
  }

  /** A round of these cells, with the clock read every 5 s, as the ticker does. */
  private static void round(
      RunProgress progress, GrowingRun run, List<String> measured, String... open) {
    progress.launching(run.block().baseline(), run.rounds());
    List<Launch> forks = new ArrayList<>();
    for (String strategy : measured) {
      for (int i = 0; i < GrowingRun.FORK_SECONDS / 5; i++) {
        run.pass(5);
        progress.tick();
      }
      forks.add(fork(run, strategy));
      progress.launched(forks.get(forks.size() - 1));
    }
    progress.ended(run.ended(open), run.launched(forks.toArray(Launch[]::new)));
  }

  private static Launch fork(GrowingRun run, String strategy) {
    int round = run.rounds();
    return switch (strategy) {
      case "reflection" -> run.fork(strategy, null, 200 + round % 3);
      case "hidden" -> run.fork(strategy, null, 100 + round % 2);
      default -> run.fork(strategy, round == 1 ? "exit code 137" : null, 199 + round % 4);
    };
  }

  private void measure(GrowingRun run, PrintWriter err, String... openInTheEnd) {
    try (RunProgress progress = progress(run, err)) {
      progress.begin(List.of(run.state(ALL)), 0);
      for (int i = 0; i < 4; i++) {
        round(progress, run, List.of(ALL), ALL);
      }
      round(progress, run, List.of(ALL), openInTheEnd);
      for (int i = 5; i < 9; i++) {
        round(progress, run, List.of(openInTheEnd), openInTheEnd);
      }
    }
  }

  @Test
  void a_log_has_the_plan_what_happens_and_one_line_a_minute() {
    GrowingRun run = new GrowingRun(new Range(5, 40), Duration.ofMinutes(8), ALL);
    measure(run, new PrintWriter(log, true), "reflection", "unsafe");

    Golden.check("cli/progress-plain.txt", log.toString());
  }

  @Test
  void a_run_of_fixed_rounds_without_a_budget_counts_its_rounds() {
    measure(new GrowingRun(Range.exactly(9), null, ALL), new PrintWriter(log, true), ALL);

    Golden.check("cli/progress-fixed.txt", log.toString());
  }

  @Test
  void a_log_says_when_rounds_are_too_slow_for_the_budget() {
    GrowingRun run = new GrowingRun(new Range(5, 40), Duration.ofMinutes(2), ALL);
    try (RunProgress progress = progress(run, new PrintWriter(log, true))) {
      progress.begin(List.of(run.state(ALL)), 0);
      for (int i = 0; i < 3; i++) {
        round(progress, run, List.of(ALL), ALL);
      }
    }

    assertThat(log.toString()).contains("left, too short for 1 table");
  }

  @Test
  void a_log_of_github_is_one_group() {
    measure(new GrowingRun(new Range(5, 40), null, ALL), new GithubLog(log), ALL);

    assertThat(log.toString()).startsWith("::group::accbench: 2 ratios; about ");
    assertThat(log.toString().lines()).endsWith("::endgroup::").doesNotContain("\r");
    assertThat(log.toString().lines().filter(line -> line.startsWith("::"))).hasSize(2);
  }

  @Test
  void hostile_names_and_causes_stay_on_their_line() {
    String hostile = "a\u001b[31m\u202eb\n::error::c\r##[error]d" + "e".repeat(4096);
    GrowingRun run = new GrowingRun(new Range(5, 40), null, "reflection", hostile);
    try (RunProgress progress = progress(run, new GithubLog(log))) {
      progress.begin(List.of(run.state("reflection", hostile)), 0);
      for (int i = 0; i < 5; i++) {
        Launch base = run.fork("reflection", null, 200 + i % 3);
        Launch other = run.fork(hostile, i == 0 ? hostile : null, 100 + i % 3);
        progress.launched(other);
        progress.ended(run.ended(), run.launched(base, other));
        run.pass(60);
        progress.tick();
      }
    }

    List<String> lines = log.toString().lines().toList();
    assertThat(lines.subList(1, lines.size() - 1))
        .hasSizeGreaterThan(6)
        .allMatch(line -> line.startsWith("accbench: "))
        .allMatch(line -> line.length() < 500)
        .noneMatch(line -> line.contains("##["));
    assertThat(log.toString()).doesNotContain("\u001b", "\u202e", "\r");
  }

  @Test
  void what_an_interrupted_run_had_decided_is_not_told_again() {
    GrowingRun run = new GrowingRun(new Range(5, 40), null, ALL);
    try (RunProgress progress = progress(run, new PrintWriter(log, true))) {
      progress.begin(List.of(run.state(ALL)), 150);
      for (int i = 0; i < 5; i++) {
        Launch base = run.fork("reflection", null, 200 + i % 3);
        Launch fast = run.fork("hidden", null, 100 + i % 2);
        progress.ended(run.ended("reflection", "unsafe"), run.launched(base, fast));
      }
      run.pass(60);
      progress.tick();
    }

    assertThat(log.toString())
        .doesNotContain("decided 1 of 2")
        .contains("1 of 2 ratios decided; 4 min used");
  }
}
