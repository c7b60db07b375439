package io.accbench.plan;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Group;
import io.accbench.journal.JournalReader;
import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.RecordedProgram;
import io.accbench.model.SampleRecordings;
import io.accbench.model.ShardedPlan.Shard;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MergeTest {
  private final ShardedRun run = new ShardedRun(4);

  @SuppressWarnings("NullAway") // JUnit sets it
  @TempDir
  Path folder;

  private static Journal merge(Journal... journals) {
    List<Merge.Source> sources = new ArrayList<>();
    for (Journal journal : journals) {
      sources.add(new Merge.Source("run-" + sources.size(), journal));
    }
    return Merge.of(sources);
  }

  private Journal shard(int number) {
    return run.shard(number, 10 * number);
  }

  /** Returns a journal as it is after it was written and read. */
  private Journal stored(Journal journal) {
    Path file = folder.resolve("stored.jsonl");
    JournalWriter.write(file, journal);
    return JournalReader.read(file);
  }

  private byte[] bytes(Journal journal) throws IOException {
    Path file = folder.resolve("journal.jsonl");
    JournalWriter.write(file, journal);
    return Files.readAllBytes(file);
  }

  @Test
  void the_plan_of_all_shards_is_that_of_the_whole_run() {
    Journal merged = merge(shard(3), shard(1), shard(4), shard(2));

    assertThat(merged.header().blocks()).isEqualTo(run.whole.blocks());
    assertThat(merged.header().start().command()).isEqualTo("accbench run");
    assertThat(merged.header().start().time()).isEqualTo("2026-01-01T01:00:00Z");
    assertThat(merged.end().finished()).isEqualTo("2026-01-02T04:00:00Z");
    assertThat(merged.header().machine().cpu())
        .isEqualTo("cpu 10.0 and cpu 20.0 and cpu 30.0 and cpu 40.0");
    assertThat(merged.header().machine(run.whole.blocks().get(1)).cpu()).isEqualTo("cpu 40.0");
    assertThat(merged.header().shards().missing()).isEmpty();
  }

  /** A recording may lie on one of the machines only. */
  @Test
  void the_program_is_that_of_the_first_shard_with_a_recording() {
    RecordedProgram program = SampleRecordings.program();
    Journal third = shard(3);
    Journal recorded =
        stored(
            new Journal(third.header().with(program), third.launches(), third.end(), third.torn()));

    Journal merged = stored(merge(shard(2), recorded, shard(4)));

    assertThat(merged.header().subjects().program()).isEqualTo(program);
    assertThat(merge(merged, shard(1)).header().subjects().program()).isEqualTo(program);
  }

  @Test
  void the_same_bytes_in_every_order_and_in_any_number_of_steps() throws IOException {
    List<Journal> shards = List.of(shard(1), shard(2), ShardedRun.cut(shard(3), 5), shard(4));
    byte[] expected = bytes(merge(shards.toArray(Journal[]::new)));
    for (List<Integer> order : permutations(List.of(0, 1, 2, 3))) {
      Journal[] ordered = order.stream().map(shards::get).toArray(Journal[]::new);
      assertThat(bytes(merge(ordered))).as("%s", order).isEqualTo(expected);
      Journal left = stored(merge(stored(merge(ordered[0], ordered[1])), ordered[2]));
      assertThat(bytes(merge(left, ordered[3]))).as("left of %s", order).isEqualTo(expected);
      Journal right = stored(merge(ordered[2], ordered[3]));
      assertThat(bytes(merge(ordered[0], merge(ordered[1], right))))
          .as("right of %s", order)
          .isEqualTo(expected);
      assertThat(bytes(merge(merge(ordered[0], ordered[1]), merge(ordered[1], right), right)))
          .as("overlapping, %s", order)
          .isEqualTo(expected);
    }
  }

  private static List<List<Integer>> permutations(List<Integer> all) {
    if (all.isEmpty()) {
      return List.of(List.of());
    }
    List<List<Integer>> permutations = new ArrayList<>();
    for (Integer first : all) {
      List<Integer> others = new ArrayList<>(all);
      others.remove(first);
      for (List<Integer> rest : permutations(others)) {
        permutations.add(Stream.concat(Stream.of(first), rest.stream()).toList());
      }
    }
    return permutations;
  }

  @Test
  void merging_what_was_merged_changes_nothing() throws IOException {
    Journal once = merge(shard(1), shard(2), shard(3), shard(4));

    assertThat(bytes(merge(once, once))).isEqualTo(bytes(once));
    assertThat(bytes(merge(shard(2), stored(once), shard(2)))).isEqualTo(bytes(once));
  }

  @Test
  void two_measurements_of_a_shard_are_refused_by_name_in_every_order() {
    for (Journal other : List.of(run.shard(2, 3), ShardedRun.cut(shard(2), 3))) {
      for (List<Integer> order : permutations(List.of(0, 1, 2))) {
        List<Journal> given = List.of(shard(1), shard(2), other);
        Journal[] ordered = order.stream().map(given::get).toArray(Journal[]::new);
        int first = Math.min(order.indexOf(1), order.indexOf(2));
        int second = Math.max(order.indexOf(1), order.indexOf(2));
        assertThatUserError(() -> merge(ordered))
            .hasMessage(
                "run-%d: measured shard 2/4, as run-%d did; a shard counts once, so name only one of the two"
                    .formatted(second, first));
      }
    }
  }

  @Test
  void missing_and_interrupted_shards_leave_no_end() {
    Journal merged = merge(shard(4), ShardedRun.cut(shard(2), 3));

    assertThat(merged.end()).isNull();
    assertThat(merged.header().shards().missing()).containsExactly(1, 3);
    assertThat(merged.header().shards().unfinished()).containsExactly(2);
    assertThat(merged.header().blocks())
        .extracting(Block::id)
        .containsExactly("access.read/mono", "access.read/bean-called", "access.empty");
  }

  @Test
  void every_row_has_the_numbers_of_its_own_machine_alone() {
    Journal merged = stored(merge(shard(1), shard(2), shard(3), shard(4)));
    Analysis analysis = Analyzer.analyze(merged);

    assertThat(analysis.groups()).extracting(Group::block).isEqualTo(run.whole.blocks());
    for (int number = 1; number <= 4; number++) {
      Analysis alone = Analyzer.analyze(shard(number));
      Shard shard = merged.header().shards().shards().get(number - 1);
      for (String id : shard.blocks()) {
        assertThat(group(analysis, id)).isEqualTo(group(alone, id));
      }
      assertThat(analysis.findings()).containsAll(shard.session().findings());
    }
    assertThat(group(analysis, "access.empty"))
        .as("the floor of one machine, not a mean of four")
        .isEqualTo(group(Analyzer.analyze(shard(1)), "access.empty"));
    assertThat(analysis.launches()).hasSize(run.shard(1, 1).launches().size() + 3 * 12);
  }

  private static Group group(Analysis analysis, String id) {
    return analysis.groups().stream()
        .filter(group -> group.block().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the header whose text in a journal has one part replaced. */
  private Header replaced(Header header, String part, String by) {
    Path file = folder.resolve("replaced.jsonl");
    try {
      JournalWriter.write(file, new Journal(header, List.of(), null, false));
      String text = Files.readString(file);
      assertThat(text).contains(part);
      Files.writeString(file, text.replace(part, by));
      Header replaced = JournalReader.read(file).header();
      Files.delete(file);
      return replaced;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "accbench":"0.1.0" | "accbench":"0.2.0" | the version of accbench (0.2.0, not 0.1.0)
          "seed":1,          | "seed":2,          | the seed (2, not 1)
          17.0.1+2           | 17.0.2+8           | the JDK (17: 17.0.2+8, not 17: 17.0.1+2)
          "ab"               | "xy"               | the payload (order: xy, not order: ab)
          "ef"               | "xy"               | the libraries (json: g:a:1 xy, not json: g:a:1 ef)
          "cd"               | "xy"               | accbench or your classes (accbench-kernel.jar xy, not accbench-kernel.jar cd)
          "unshifted"        | "based"            | the heap (17: G1, references based, not 17: G1, references unshifted)
          -Xss1m             | -Xint              | -jvmArgs (-Xint, not -Xss1m)
          "measured":1,      | "measured":9,      | the settings (
          """)
  void a_shard_of_another_run_is_refused_with_the_difference(String part, String by, String words) {
    refused(header -> replaced(header, part, by), words);
  }

  @Test
  void a_shard_of_other_cells_is_refused() {
    refused(header -> header.with(header.blocks().subList(0, 4)), "the cells of its plan");
  }

  private void refused(UnaryOperator<Header> otherwise, String difference) {
    Journal elsewhere = run.shard(2, 20, otherwise);

    assertThatUserError(() -> merge(shard(1), elsewhere))
        .hasMessageStartingWith("run-1: is no shard of the same run as run-0; it differs in ")
        .hasMessageContaining(difference);
  }

  @Test
  void where_a_file_lies_plays_no_role() {
    Journal elsewhere = run.shard(2, 20, header -> replaced(header, "<accbench>/", ""));

    assertThat(elsewhere.header().subjects().classPath())
        .isNotEqualTo(shard(1).header().subjects().classPath());
    assertThat(merge(shard(1), elsewhere).header().shards().shards()).hasSize(2);
  }

  @Test
  void another_number_of_shards() {
    assertThatThrownBy(() -> merge(shard(1), new ShardedRun(5).shard(2, 20)))
        .hasMessageContaining("differs in the number of shards (5, not 4)");
  }

  @Test
  void a_run_that_was_not_divided() {
    Journal whole = new Journal(run.whole, List.of(), null, false);

    assertThatThrownBy(() -> merge(whole, shard(1)))
        .hasMessage(
            "run-0: is no shard: the run was not divided; merge takes runs with --shard i/n");
  }

  @Test
  void a_merged_journal_that_lacks_launches_or_names_odd_shards_is_refused() throws IOException {
    Path file = folder.resolve("damaged.jsonl");
    JournalWriter.write(file, merge(shard(1), shard(2)));
    List<String> lines = Files.readAllLines(file);
    List<String> fewer = new ArrayList<>(lines);
    fewer.remove(3);
    Files.write(file, fewer);

    assertThatThrownBy(() -> JournalReader.read(file))
        .hasMessageContaining("47 launches", "its shards have 48");
    String header = lines.get(0);
    for (String damage : List.of("\"number\":9", "\"number\":0", "\"number\":1")) {
      lines.set(0, header.replace("\"number\":2", damage));
      Files.write(file, lines);
      assertThatUserError(() -> JournalReader.read(file))
          .hasMessageContaining("of 4; restore the file");
    }
  }
}
