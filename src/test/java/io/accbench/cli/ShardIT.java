package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Block;
import io.accbench.model.Journal;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.run.FakeJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run in shards: divided, one part cut off and resumed, merged. */
@Tag("any-jdk")
class ShardIT {
  @TempDir Path folder;

  /** Two blocks of two cells, and the empty benchmark. */
  private Outcome run(String out, String... more) throws IOException {
    List<String> arguments =
        Quick.faked(
            2,
            folder.resolve(out),
            Stream.concat(Stream.of("--member", "method"), Stream.of(more)).toArray(String[]::new));
    return accbench(arguments);
  }

  private Path path(String name) {
    return folder.resolve(name);
  }

  @Test
  void the_merged_shards_have_the_plan_of_the_whole_run() throws IOException {
    assertThat(run("whole", "--seed", "1").exitCode()).isZero();
    for (int number = 1; number <= 2; number++) {
      Outcome shard = run("s" + number, "--shard", number + "/2").ended(0);
    }

    Outcome merged =
        accbench(
                "merge %s %s --out %s",
                path("s1").toString(), path("s2").toString(), path("merged").toString())
            .ended(0);

    Journal whole = Journals.of(path("whole"));
    Journal joined = Journals.of(path("merged"));
    assertThat(joined.header().blocks()).isEqualTo(whole.header().blocks());
    assertThat(joined.header().start().seed()).isEqualTo(whole.header().start().seed());
    assertThat(joined.header().settings()).isEqualTo(whole.header().settings());
    assertThat(new TreeSet<>(Journals.launches(path("merged"))))
        .as("cells and rounds")
        .isEqualTo(new TreeSet<>(Journals.launches(path("whole"))));
    for (String block : ids(whole.header().blocks())) {
      assertThat(inBlock(joined, block))
          .as(block)
          .startsWith(inBlock(whole, block).toArray(String[]::new));
    }
    assertThat(joined.end()).isNotNull();
    assertThat(joined.header().shards().shards()).extracting(Shard::number).containsExactly(1, 2);
    assertThat(accbench("report", path("merged").toString()).exitCode()).isZero();
  }

  private static List<String> ids(List<Block> blocks) {
    return blocks.stream().map(Block::id).toList();
  }

  /** The launches of a block, in their order. */
  private static List<String> inBlock(Journal journal, String id) {
    List<String> cells = new ArrayList<>();
    for (Block block : journal.header().blocks()) {
      if (block.id().equals(id)) {
        block.cells().forEach(planned -> cells.add(planned.cell().id()));
      }
    }
    return journal.launches().stream()
        .filter(launch -> cells.contains(launch.cell()))
        .map(launch -> launch.cell() + "#" + launch.round())
        .toList();
  }

  @Test
  void a_shard_that_was_killed_is_resumed_by_its_journal() throws IOException {
    assertThat(run("s2", "--shard", "2/2").exitCode()).isZero();
    Journal before = Journals.of(path("s2"));
    List<String> launches = Journals.launches(path("s2"));
    Journals.cut(path("s2"), 3);

    accbench("run", "--resume", path("s2").toString()).ended(0);

    assertThat(Journals.of(path("s2")).header()).isEqualTo(before.header());
    assertThat(Journals.launches(path("s2"))).containsExactlyInAnyOrderElementsOf(launches);
    assertThat(accbench("run", "--resume", path("s2").toString(), "--shard", "1/2").err())
        .contains("leave out --shard");
  }

  @Test
  void a_shard_that_is_resumed_on_another_machine_starts_again_there() throws IOException {
    assertThat(run("s2", "--shard", "2/2").exitCode()).isZero();
    List<String> launches = Journals.launches(path("s2"));
    Journals.cut(path("s2"), 3);
    Path journal = path("s2").resolve("journal.jsonl");
    String there = Files.readString(journal).replaceFirst("\"id\":\"\\w+\"", "\"id\":\"other\"");
    Files.writeString(journal, there);
    Journal before = Journals.of(path("s2"));

    Outcome resumed =
        accbench(
                "run --resume %s --trust --jvm fake=%s",
                path("s2").toString(), FakeJava.hostingCommand())
            .ended(0);

    assertThat(resumed.err()).contains("was begun on another machine", "other-machine-1.jsonl");
    assertThat(path("s2").resolve("other-machine-1.jsonl")).hasContent(there);
    Journal after = Journals.of(path("s2"));
    assertThat(before.header().machine().id()).isEqualTo("other");
    assertThat(after.header().machine().id()).hasSize(12);
    assertThat(after.header().shards()).isEqualTo(before.header().shards());
    assertThat(Journals.launches(path("s2"))).containsExactlyInAnyOrderElementsOf(launches);
  }

  @Test
  void a_dry_run_tells_the_blocks_of_a_shard_and_how_even_all_are() throws IOException {
    Outcome shard = run("dry", "--dry-run", "--shard", "1/2");
    Outcome all = run("dry", "--dry-run", "--shards", "2");

    assertThat(shard.exitCode()).as(shard.err()).isZero();
    assertThat(shard.out())
        .contains("access.read/point/field", "access.empty")
        .doesNotContain("access.read/point/method");
    assertThat(all.out())
        .contains("shard 1/2: 1 block, ", "shard 2/2: 1 block, ", "the longest shard takes");
    assertThat(path("dry")).doesNotExist();
  }

  @Test
  void a_shard_that_does_not_exist_is_refused_before_anything_is_measured() throws IOException {
    assertThat(run("x", "--shard", "3/3").err())
        .contains("3 shards: the run has 2 blocks", "name at most 2 shards");
    assertThat(run("x", "--shard", "5/4").err()).contains("the shards of 4 are 1/4 to 4/4");
    assertThat(run("x", "--shard", "0/4").exitCode()).isEqualTo(2);
    assertThat(run("x", "--shard", "x/4").err()).contains("--shard x/4: is not a shard");
    assertThat(run("x", "--shards", "2").err()).contains("--shards belongs to run --dry-run");
    assertThat(run("x", "--dry-run", "--shards", "0").err()).contains("from 1 to");
    assertThat(Files.exists(path("x"))).isFalse();
  }
}
