package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.JitOutcome;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real forks, and what befalls them. */
class ForksIT {
  private static final int FEATURE = Runtime.version().feature();

  /** What the getter of {@link io.accbench.acme.Fragile} does, each in a JVM of that name. */
  private static final String WAYS = "flood,linger,throw,exit,spill,halt,memory,hang,change";

  @TempDir static Path shared;

  private static Map<String, NamedCsvRecord> rows;

  @TempDir Path folder;

  /** One run for all ways to misbehave. */
  @BeforeAll
  static void measure() throws IOException {
    String jvms = WAYS.replaceAll("\\w+", "$0=" + FEATURE + " -Dfragile=$0");
    run(
            shared,
            "--layout bean --strategy reflection --member method --timeout 6s"
                + " --baseline jvm=flood --jvm %s",
            jvms)
        .ended(5);
    rows = rows(shared);
  }

  private static Outcome run(Path folder, String line, Object... values) {
    return accbench(arguments(folder, line, values));
  }

  private static List<String> arguments(Path folder, String line, Object... values) {
    List<String> arguments =
        Words.of(
            "run --classpath target/test-classes --type io.accbench.acme.Fragile --factory"
                + " io.accbench.acme.Fragile::sample --operation read --mode avgt"
                + " --slot typed -f 1 -wi 1 -w 50ms -i 2 -r 50ms --heap 64m --out %s",
            folder.resolve("run"));
    arguments.addAll(Words.of(line, values));
    return arguments;
  }

  /** The rows of a run by JVM, layout and member. */
  private static Map<String, NamedCsvRecord> rows(Path folder) throws IOException {
    return Journals.rows(folder.resolve("run")).stream()
        .filter(row -> row.getField("operation").equals("read"))
        .collect(
            Collectors.toMap(
                row ->
                    Stream.of("jvm", "layout", "member")
                        .map(row::getField)
                        .collect(Collectors.joining(" ")),
                row -> row));
  }

  @Test
  void a_fork_sees_only_what_it_needs_and_is_logged_whatever_the_user_logs() throws IOException {
    Path told = folder.resolve("told");

    run(
            folder,
            "--layout bean --strategy direct --member field -jvmArgs %s",
            "-Xlog:disable -Dfragile.classpath=" + told)
        .ended(0);

    List<String> lines = Files.readAllLines(told);
    List<String> names =
        List.of(lines.get(0).split(File.pathSeparator)).stream()
            .map(entry -> Path.of(entry).getFileName().toString())
            .toList();
    assertThat(names)
        .as("and nothing else")
        .containsExactly(
            "accbench-kernel.jar",
            "commons-math3-3.6.1.jar",
            "jmh-core-1.37.jar",
            "jopt-simple-5.0.4.jar",
            "classes",
            "test-classes");
    assertThat(lines.get(1)).isEqualTo("no Jackson");
    assertThat(Journals.of(folder.resolve("run")).launches())
        .filteredOn(launch -> launch.cell().contains("/direct/"))
        .singleElement()
        .satisfies(launch -> assertThat(launch.facts()).doesNotContainKey("jit.log"))
        .satisfies(launch -> assertThat(launch.jit()).noneMatch(JitOutcome::part))
        .satisfies(
            launch ->
                assertThat(launch.jit())
                    .as("what the compiler made of the loop")
                    .filteredOn(made -> made.method().endsWith("_avgt_jmhStub"))
                    .flatExtracting(JitOutcome::calls)
                    .extracting(JitOutcome.CallLeft::callee, JitOutcome.CallLeft::reason)
                    .contains(
                        tuple(
                            "io.accbench.kernel.bench.ReadAll::run",
                            "disallowed by CompileCommand")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "throw  | IllegalStateException: fragile by request",
        "exit   | exit code 7",
        "spill  | exit code 9",
        "halt   | exit code 8",
        "memory | OutOfMemoryError",
        "hang   | killed: no sign of life for 6 s",
        "change | differs after the last iteration from before the first",
      })
  void a_fork_that_dies_is_one_failed_cell_with_its_cause(String how, String cause) {
    assertThat(rows.get(how + " bean method").getField("status")).isEqualTo("failed");
    assertThat(rows.get(how + " bean method").getField("reason")).contains(cause);
  }

  /** By itself, JMH would wait 30 s for each whose threads and hooks never end. */
  @ParameterizedTest
  @ValueSource(strings = {"flood", "linger"})
  void a_fork_that_floods_its_output_or_never_ends_is_measured(String how) {
    assertThat(rows.get(how + " bean method").getField("status")).isEqualTo("measured");
  }

  @Test
  void no_fork_is_left() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).toList())
        .isEmpty();
  }

  @Test
  void a_getter_that_changes_while_it_is_measured_fails_its_cell_in_every_layout()
      throws IOException {
    run(
            folder,
            "--layout mono,constant --strategy reflection --member field,method -jvmArgs"
                + " -Dfragile=change")
        .ended(5);

    Map<String, NamedCsvRecord> changed = rows(folder);
    assertThat(changed).hasSize(4);
    for (String layout : List.of("mono", "constant")) {
      assertThat(changed.get(FEATURE + " " + layout + ":value method").getField("reason"))
          .contains("differs after the last iteration from before the first");
      assertThat(changed.get(FEATURE + " " + layout + ":value field").getField("status"))
          .as("fields do not call the getter")
          .isEqualTo("measured");
    }
  }

  @Tag("any-jdk")
  @Test
  void the_lock_of_another_jmh_is_respected() throws IOException {
    String ignored = System.getProperty("jmh.ignoreLock", "false");
    System.setProperty("jmh.ignoreLock", "false");
    Path lock = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.lock()) {
      assertThat(held.isValid()).isTrue();

      Outcome outcome = run(folder, "--layout bean --strategy reflection --member field").ended(6);

      assertThat(outcome.err()).contains("another JMH or accbench is measuring");
      assertThat(folder.resolve("run/journal.jsonl")).doesNotExist();
    } finally {
      System.setProperty("jmh.ignoreLock", ignored);
    }
  }
}
