package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.accbench.model.Journal;
import io.accbench.model.ShardedPlan.Shard;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts of {@code examples/slurm}, on a Slurm cluster of this machine, with real forks. */
@Tag("any-jdk")
@Tag("campaign")
class SlurmIT {
  private static final int SHARDS = 4;

  @TempDir Path folder;

  /** Four blocks of two cells, and the empty benchmark. */
  private static List<String> options() {
    List<String> options = new ArrayList<>(Quick.run(4, Path.of("unused")));
    options.remove("run");
    options.subList(options.indexOf("--out"), options.indexOf("--out") + 2).clear();
    options.addAll(List.of("--member", "method", "--operation", "read,write", "--seed", "1"));
    return options;
  }

  @Test
  void shards_of_a_job_array_one_of_them_killed_and_queued_again_are_the_whole_run()
      throws Exception {
    assumeTrue(SlurmCluster.installed(), "Slurm is not installed");
    Path runs = folder.resolve("runs");
    Path program = Path.of("bin/accbench").toAbsolutePath();
    try (SlurmCluster slurm =
        new SlurmCluster(folder.resolve("slurm"), Map.of("ACCBENCH", program.toString()))) {
      List<String> submit = new ArrayList<>(List.of("examples/slurm/submit", SHARDS + "%2"));
      submit.add(runs.toString());
      submit.addAll(options());
      String array =
          slurm
              .output(submit.toArray(String[]::new))
              .lines()
              .findFirst()
              .orElseThrow()
              .split(" ")[1];
      Path second = runs.resolve("shard-2");
      SlurmCluster.await("launches of shard 2", () -> Journals.launchesSoFar(second) >= 3);
      slurm.output("scontrol", "requeue", array + "_2");
      SlurmCluster.await("shard 2 in the queue", () -> slurm.state(array + "_2").equals("PD"));
      // Slurm lets a task that is queued again wait for two minutes
      slurm.output("scontrol", "update", "JobId=" + array + "_2", "StartTime=now");
      slurm.awaitEmptyQueue();

      assertThat(runs.resolve("merged/journal.jsonl")).as(log(runs)).exists();
      assertThat(log(runs)).contains("SLURM_ARRAY_TASK_ID=2");
    }

    Journal merged = Journals.of(runs.resolve("merged"));
    List<String> whole = new ArrayList<>(List.of("run"));
    whole.addAll(options());
    whole.addAll(List.of("--out", folder.resolve("whole").toString()));
    assertThat(accbench(whole).exitCode()).isZero();
    assertThat(merged.end()).isNotNull();
    assertThat(merged.header().shards().shards())
        .extracting(Shard::number)
        .containsExactly(1, 2, 3, 4);
    assertThat(new TreeSet<>(Journals.launches(runs.resolve("merged"))))
        .as("cells and rounds, each once")
        .isEqualTo(new TreeSet<>(Journals.launches(folder.resolve("whole"))));
  }

  private static String log(Path runs) throws Exception {
    StringBuilder all = new StringBuilder();
    for (int shard = 1; shard <= SHARDS; shard++) {
      Path log = runs.resolve("shard-" + shard + ".log");
      all.append(Files.exists(log) ? Files.readString(log) : log + " is missing\n");
    }
    Path merge = runs.resolve("merge.log");
    return all.append(Files.exists(merge) ? Files.readString(merge) : merge + " is missing")
        .toString();
  }
}
