package io.accbench.cli;

import static io.accbench.cli.Cli.measuring;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Conditions;
import io.accbench.model.Launch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forks of a round that live together, with JMH's real loops around them. */
class TurnsIT {
  @TempDir Path folder;

  private Outcome run(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "run",
                "--profile",
                "ci",
                "--strategy",
                "reflection,unsafe",
                "--member",
                "field",
                "--mode",
                "avgt",
                "-f",
                "1",
                "-w",
                "20ms",
                "-i",
                "7",
                "-r",
                "20ms",
                "--out",
                folder.resolve("run").toString()));
    arguments.addAll(List.of(more));
    return measuring(arguments.toArray(String[]::new));
  }

  private List<Launch> launches() {
    return Journals.of(folder.resolve("run")).launches();
  }

  /** Fails when a later JMH counts its iterations in another way. */
  @Test
  void a_warm_up_ends_when_the_fork_is_steady_and_every_iteration_is_recorded() {
    Outcome outcome = run("-wi", "10..2000");

    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    for (Launch launch : launches()) {
      assertThat(launch.warmup()).hasSizeBetween(10, 1_000);
      assertThat(launch.scores()).hasSize(7);
      assertThat(launch.gcMillis()).hasSize(7);
      assertThat(launch.allocatedBytesPerOp()).hasSize(7);
    }
  }

  @Test
  void a_fixed_warm_up_keeps_its_number_in_turns_and_one_after_the_other() {
    assertThat(run("-wi", "3").exitCode()).isZero();
    assertThat(launches()).allMatch(launch -> launch.warmup().size() == 3);

    assertThat(run("-wi", "3", "--interleave", "forks", "--force").exitCode()).isZero();
    assertThat(launches()).allMatch(launch -> launch.warmup().size() == 3);
  }

  @Test
  void what_went_on_around_a_fork_stands_in_the_journal() {
    assertThat(run("-wi", "3", "--inject", "none,even:50%").exitCode()).isZero();

    assertThat(launches())
        .extracting(Launch::cell)
        .anyMatch(id -> id.endsWith("/even:50%"))
        .anyMatch(id -> id.endsWith("/none"));
    for (Launch launch : launches()) {
      Conditions conditions = launch.conditions();
      assertThat(conditions.cpuSeconds()).isBetween(0.01, 60.0);
      assertThat(conditions.gcSeconds()).isBetween(0.0, 60.0);
      assertThat(conditions.compileSeconds()).isBetween(0.0, 60.0);
      assertThat(conditions.voluntarySwitches()).isPositive();
      assertThat(conditions.rulerNanos()).isPositive();
      assertThat(conditions.allocatingRulerNanos()).isPositive();
      assertThat(conditions.othersShare()).isBetween(0.0, 1.0);
    }
  }
}
