package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real forks, and what befalls them. */
class ForksIT {
  @TempDir Path folder;

  private Outcome run(String line, Object... values) {
    return accbench(arguments(line, values));
  }

  private List<String> arguments(String line, Object... values) {
    List<String> arguments =
        Words.of(
            "run --classpath target/test-classes --type io.accbench.acme.Fragile --factory"
                + " io.accbench.acme.Fragile::sample --operation read --mode avgt --layout bean"
                + " --slot typed -f 1 -wi 1 -w 50ms -i 2 -r 50ms --out %s",
            folder.resolve("run"));
    arguments.addAll(Words.of(line, values));
    return arguments;
  }

  @Test
  void a_fork_sees_the_kernel_jmh_the_prepared_classes_and_the_users_and_nothing_else()
      throws IOException {
    Path told = folder.resolve("told");

    Outcome outcome =
        run("--strategy", "direct", "--member", "field", "-jvmArgs", "-Dfragile.classpath=" + told)
            .ended(0);

    List<String> lines = Files.readAllLines(told);
    List<String> names =
        List.of(lines.get(0).split(File.pathSeparator)).stream()
            .map(entry -> Path.of(entry).getFileName().toString())
            .toList();
    assertThat(names)
        .containsExactly(
            "accbench-kernel.jar",
            "commons-math3-3.6.1.jar",
            "jmh-core-1.37.jar",
            "jopt-simple-5.0.4.jar",
            "classes",
            "test-classes");
    assertThat(lines.get(1)).isEqualTo("no Jackson");
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
      })
  void a_fork_that_dies_is_one_failed_cell_with_its_cause(String how, String cause) {
    Outcome outcome =
        run(
                "--strategy reflection,methodhandle --member field,method -jvmArgs %s",
                "-Xmx64m -Dfragile=" + how)
            .ended(5);

    assertThat(outcome.out()).contains(cause).contains("field");
    assertThat(outcome.out())
        .as("fields do not call the getter")
        .containsPattern("methodhandle.*ns");
  }

  @Test
  void what_the_compiler_made_of_the_loop_stands_in_the_journal_whatever_the_user_logs() {
    Outcome outcome =
        run("--strategy", "direct", "--member", "field", "-jvmArgs", "-Xlog:disable").ended(0);

    assertThat(Journals.of(folder.resolve("run")).launches())
        .filteredOn(launch -> launch.cell().contains("/direct/"))
        .singleElement()
        .satisfies(launch -> assertThat(launch.facts()).doesNotContainKey("jit.log"))
        .satisfies(launch -> assertThat(launch.jit()).noneMatch(JitOutcome::part))
        .satisfies(
            launch ->
                assertThat(launch.jit())
                    .filteredOn(made -> made.method().endsWith("_avgt_jmhStub"))
                    .flatExtracting(JitOutcome::calls)
                    .extracting(JitOutcome.CallLeft::callee, JitOutcome.CallLeft::reason)
                    .contains(
                        tuple(
                            "io.accbench.kernel.bench.ReadAll::run",
                            "disallowed by CompileCommand")));
  }

  @Test
  void a_fork_that_hangs_is_killed_and_the_rest_is_measured() {
    Outcome outcome =
        run("--strategy reflection --member field,method --timeout 3s" + " -jvmArgs -Dfragile=hang")
            .ended(5);

    assertThat(outcome.out()).contains("killed: no sign of life for 3 s").containsPattern("ns");
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).toList())
        .isEmpty();
  }

  /** By itself, JMH would wait 30 s for each. */
  @Test
  void a_fork_whose_threads_and_hooks_never_end_is_measured_and_ended() {
    Outcome outcome =
        run("--strategy reflection --member method --timeout 15s -jvmArgs -Dfragile=linger")
            .ended(0);

    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).toList())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"bean", "mono", "constant"})
  void a_getter_that_changes_while_it_is_measured_fails_its_cell(String layout) {
    Outcome outcome =
        run(
                "--strategy reflection --member field,method --layout %s"
                    + " -jvmArgs -Dfragile=change",
                layout)
            .ended(5);

    assertThat(outcome.out())
        .contains("differs after the last iteration from before the first")
        .as("fields do not call the getter")
        .containsPattern("reflection.*ns");
  }

  @Test
  void a_fork_that_floods_its_output_measures_all_the_same() {
    Outcome outcome =
        run("--strategy", "reflection", "--member", "method", "-jvmArgs", "-Dfragile=flood")
            .ended(0);
  }

  @Test
  void the_lock_of_another_jmh_is_respected() throws IOException {
    String ignored = System.getProperty("jmh.ignoreLock", "false");
    System.setProperty("jmh.ignoreLock", "false");
    Path lock = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.lock()) {
      assertThat(held.isValid()).isTrue();

      Outcome outcome =
          accbench(arguments("--strategy", "reflection", "--member", "field")).ended(6);

      assertThat(outcome.err()).contains("another JMH or accbench is measuring");
      assertThat(folder.resolve("run/journal.jsonl")).doesNotExist();
    } finally {
      System.setProperty("jmh.ignoreLock", ignored);
    }
  }
}
