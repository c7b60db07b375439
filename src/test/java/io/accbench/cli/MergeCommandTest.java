package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.journal.JournalWriter;
import io.accbench.model.Journal;
import io.accbench.plan.ShardedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code accbench merge}: what it prints, its exit codes, and the inputs that it refuses. */
class MergeCommandTest {
  private final ShardedRun run = new ShardedRun(2);

  @TempDir Path folder;

  private String store(String name, Journal journal) throws IOException {
    Path stored = Files.createDirectories(folder.resolve(name));
    JournalWriter.write(stored.resolve("journal.jsonl"), journal);
    return stored.toString();
  }

  private String shard(int number) throws IOException {
    return store("s" + number, run.shard(number, 10 * number));
  }

  private Outcome merge(String... folders) {
    List<String> words = Words.of("merge --out %s", out());
    words.addAll(List.of(folders));
    return accbench(words);
  }

  private String out() {
    return folder.resolve("merged").toString();
  }

  private static String problem(Outcome outcome) {
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).doesNotContain("\tat ");
    return outcome.err();
  }

  @Test
  void a_merged_run_is_a_run_to_every_command() throws IOException {
    Outcome merged = merge(shard(2), shard(1)).ended(0);

    assertThat(merged.out()).contains("reflection  1 (baseline)", "report.md");
    assertThat(merged.err())
        .contains(
            "shard 1/2: 3 blocks, on cpu 10.0, 2 cores, Linux",
            "shard 2/2: 2 blocks, on cpu 20.0, 2 cores, Linux");
    assertThat(Files.readString(Path.of(out(), "report.md")))
        .contains("Which machine measured each block", "access.read/mono")
        .doesNotContain("Incomplete", "--shard");
    assertThat(Files.readString(Path.of(out(), "report.html")))
        .contains("Which machine measured each block");
    assertThat(accbench("report", out()).exitCode()).isZero();
    assertThat(accbench("compare", out(), out()).exitCode()).isZero();
    assertThat(accbench("gate", out()).exitCode()).isIn(0, 3, 4);
    assertThat(accbench("hotspots", out()).err()).contains("a run without hotspots");
    Outcome resumed = accbench("run", "--resume", out()).ended(0);
    assertThat(resumed.err()).contains("nothing is left to measure");
  }

  @Test
  void a_missing_shard_is_told_and_added_later() throws IOException {
    Outcome first = merge(shard(2)).ended(5);

    assertThat(first.err()).contains("Incomplete: shard 1 of 2 is missing.");
    assertThat(first.out()).contains("Incomplete: shard 1 of 2 is missing.", "direct");
    assertThat(problem(accbench("run", "--resume", out())))
        .contains("was merged of shards", "resume the shard's own folder");
    String whole = folder.resolve("whole").toString();
    assertThat(accbench("merge", out(), shard(1), "--out", whole).exitCode()).isZero();
  }

  @Test
  void a_torn_journal_counts_as_far_as_it_goes() throws IOException {
    Path journal = Path.of(shard(2), "journal.jsonl");
    List<String> lines = Files.readAllLines(journal);
    Files.writeString(
        journal, String.join("\n", lines.subList(0, 8)) + "\n" + lines.get(8).substring(0, 20));

    Outcome merged = merge(shard(1), journal.toString()).ended(5);

    assertThat(merged.err())
        .contains("its last line was not finished", "shard 2 of 2 is interrupted");
  }

  @Test
  void the_same_folder_twice_counts_once() throws IOException {
    String one = shard(1);

    Outcome merged = merge(one, shard(2), one + "/journal.jsonl").ended(0);

    assertThat(merged.err()).contains("s1/journal.jsonl: was named twice, and counts once");
  }

  @Test
  void a_shard_that_two_machines_measured_is_refused_with_both_folders() throws IOException {
    String again = store("again", run.shard(1, 5));

    assertThat(problem(merge(shard(1), shard(2), again)))
        .contains("again: measured shard 1/2, as", "s1 did; a shard counts once");
    assertThat(Path.of(out())).doesNotExist();
  }

  @Test
  void what_is_no_shard_of_the_run_is_refused_with_the_reason() throws IOException {
    String another = store("other", run.shard(2, 5, header -> header.again("", header.blocks())));

    assertThat(problem(merge(shard(1), another)))
        .contains("other: is no shard of the same run as", "the seed (2, not 1)");
    assertThat(problem(merge("reports/quick")))
        .contains("reports/quick: is no shard: the run was not divided");
    assertThat(Path.of(out())).doesNotExist();
  }

  @Test
  void other_files_are_refused_and_all_problems_told_at_once() throws IOException {
    Path json = Files.writeString(folder.resolve("jmh.json"), "[]\n");
    Path empty = Files.createDirectories(folder.resolve("empty"));

    assertThat(problem(merge(json.toString(), empty.toString(), "nowhere")))
        .contains(
            "jmh.json:1: not an entry of a journal", "empty: no journal", "nowhere: no journal");
    assertThat(problem(accbench("merge", "--out", out()))).contains("Missing required parameter");
    assertThat(problem(accbench("merge", shard(1)))).contains("--out");
  }

  @Test
  void a_run_is_not_overwritten_by_itself() throws IOException {
    String one = shard(1);

    assertThat(problem(accbench("merge", one, "--out", one))).contains("already holds a run");
    assertThat(problem(accbench("merge", one, "--out", one, "--force")))
        .contains("is the folder of --out, too");
    assertThat(Journals.of(Path.of(one)).launches()).isNotEmpty();
  }
}
