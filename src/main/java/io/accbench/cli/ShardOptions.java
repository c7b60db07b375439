package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.model.DurationText;
import io.accbench.plan.Division;
import io.accbench.plan.EngineVariables;
import io.accbench.plan.Forecast;
import io.accbench.plan.ShardChoice;
import io.accbench.report.text.Figure;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** The options by which a run is divided over machines. */
final class ShardOptions {
  /** The seed of a divided run without {@code --seed}. Arbitrary, but the same on each machine. */
  private static final long SEED = 1;

  private static final String AUTO = "auto";

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = {
        "measure one of n parts of the run, such as 2/4; the same command on n machines measures",
        "all of it, and accbench merge joins it; auto: what Slurm, a Kubernetes Indexed Job or",
        "GitLab says; without --seed the seed is " + SEED
      })
  private String shard;

  @Option(
      names = "--shards",
      paramLabel = "N",
      description =
          "with --shard auto: the number of shards, where the engine does not say it (else"
              + " ACCBENCH_SHARDS); with run --dry-run: print how even n shards are")
  private Integer shards;

  /** Returns the shard to measure; null for the whole run. */
  ShardChoice choice(boolean dryRun, Problems problems, Terminal terminal) {
    if (shards != null && (shards < 1 || shards > ShardChoice.MOST)) {
      problems.add("--shards %d: give a number from 1 to %d".formatted(shards, ShardChoice.MOST));
      return null;
    }
    if (shards != null && !AUTO.equals(shard) && (shard != null || !dryRun)) {
      problems.add(
          "--shards belongs to run --dry-run or to --shard auto; name one part by --shard i/"
              + shards);
    }
    return shard == null ? null : problems.collect(() -> choice(terminal), null);
  }

  private ShardChoice choice(Terminal terminal) {
    if (!shard.equals(AUTO)) {
      return ShardChoice.parse(shard);
    }
    EngineVariables.Answer answer =
        EngineVariables.read(
            System::getenv, shards == null ? OptionalInt.empty() : OptionalInt.of(shards));
    terminal.hint("shard " + answer.choice() + ", by " + answer.source());
    return answer.choice();
  }

  /** Returns the seed unless the options name one: random, but for a divided run. */
  long seed() {
    return shard == null && shards == null ? RunCommand.randomSeed() : SEED;
  }

  /** Prints how even the division is, where a dry run asks for it. */
  void printDivision(RunPreparation ready, ShardChoice choice, PrintWriter out) {
    if (shards != null && choice == null) {
      print(ready.division(shards), ready.forecast(), out);
    }
  }

  private static void print(Division division, Forecast forecast, PrintWriter out) {
    List<Duration> times = new ArrayList<>();
    out.println();
    for (int number = 1; number <= division.shards(); number++) {
      Duration time =
          division.blocks(number).stream()
              .map(forecast::least)
              .reduce(Duration.ZERO, Duration::plus);
      times.add(time);
      out.println(
          "shard %d/%d: %s, %s"
              .formatted(
                  number,
                  division.shards(),
                  Figure.count(division.own(number).size(), "block"),
                  DurationText.words(time)));
    }
    out.println(
        "the longest shard takes %s, the shortest %s, all of them one after the other %s"
            .formatted(
                DurationText.words(Collections.max(times)),
                DurationText.words(Collections.min(times)),
                DurationText.words(times.stream().reduce(Duration.ZERO, Duration::plus))));
  }
}
