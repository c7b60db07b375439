package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.ExitCode;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.FakeJava;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Known libraries in real forks. */
class CodecIT {
  private static final String DATABIND = "jackson-databind 2.21.1 (jackson-databind-2.21.1.jar)";

  @TempDir Path folder;

  @Test
  void what_executes_is_told_and_a_module_without_effect_is_called_inactive() throws IOException {
    run("--codec jackson,jackson-blackbird,jackson/reflection --stack jackson-2.21.1"
            + " --fixture point --operation serialize --member default,field")
        .ended(0);

    Map<String, Launch> launches = launches();
    assertThat(launches).hasSize(6);
    assertThat(launches.values())
        .allSatisfy(
            launch -> {
              assertThat(launch.facts().get("loaded")).contains(DATABIND);
              assertThat(launch.facts().get("executions")).isNotEmpty();
              assertThat(launch.facts()).containsEntry("bytes", "11");
            });
    assertThat(replaced(launches, "jackson/default")).isEqualTo("null");
    assertThat(replaced(launches, "jackson-blackbird/default")).isEqualTo("1");
    assertThat(replaced(launches, "jackson:reflection/field")).isEqualTo("1");
    assertThat(replaced(launches, "jackson-blackbird/field")).isEqualTo("0");
    assertThat(fact(launches, "jackson-blackbird/field", "notReplaced.0")).startsWith("1\t");
    assertThat(executions(launches, "jackson-blackbird/field"))
        .isEqualTo(executions(launches, "jackson/field"));
    assertThat(executions(launches, "jackson-blackbird/default"))
        .isNotEqualTo(executions(launches, "jackson/default"));
    assertThat(ratios("jackson-blackbird", "field"))
        .contains(",measured,,inactive: the baseline's code,", "0 of 1 properties");
    assertThat(ratios("jackson-blackbird", "default"))
        .contains(",measured,", ",1 of 1 properties,11.0,")
        .doesNotContain("inactive");
    assertThat(folder.resolve("run/report.md"))
        .content()
        .contains("inactive: the baseline's code", DATABIND.replaceFirst(" .*", ""));
  }

  @Test
  void the_first_operation_of_a_library_in_every_way() throws IOException {
    Outcome outcome =
        run("--codec jackson --stack jackson-2.21.1 --fixture point"
                + " --operation serialize,deserialize,roundtrip,deserialize-reversed --mode ss"
                + " --single-shot-forks 1")
            .ended(0);

    assertThat(outcome.out()).contains("first operation");
    assertThat(launches()).hasSize(4);
    assertThat(launches().values())
        .allSatisfy(
            launch -> {
              assertThat(launch.samples().unit()).isEqualTo("us/op");
              assertThat(launch.samples().scores())
                  .singleElement()
                  .satisfies(us -> assertThat(us).isPositive());
              assertThat(launch.facts()).containsKey("properties").doesNotContainKey("replaced");
            });
  }

  @Tag("any-jdk")
  @Test
  void a_library_that_cannot_bind_the_payload_says_so_beside_one_that_can() throws IOException {
    Outcome outcome =
        run(
                "--codec jackson,gson --stack json --fixture ledger"
                    + " --operation serialize,deserialize --jvm %s",
                "fake=" + FakeJava.hostingCommand())
            .ended(ExitCode.CELL_FAILED.number());

    assertThat(launches().keySet()).hasSize(2).allMatch(cell -> cell.contains("/jackson/"));
    Map<String, String> unsupported = unsupported();
    assertThat(unsupported.keySet()).hasSize(2).allMatch(cell -> cell.contains("/gson/"));
    assertThat(unsupported.values())
        .anyMatch(
            reason ->
                reason.startsWith("failed: its document differs from the baseline's: entries[0]."))
        .anyMatch(reason -> reason.contains("JsonSyntaxException") && reason.contains("STRING"));
    assertThat(ratios("gson", "default")).contains(",failed,");
    assertThat(outcome.out()).contains("failed");
  }

  @Tag("any-jdk")
  @Test
  void a_frame_of_the_users_own_trace() throws IOException {
    Path trace =
        Files.writeString(
            folder.resolve("trace.ndjson"), "{\"x\":1}\n{\"x\":-20304}\n{\"x\":22}\n");

    run(
            "--codec jackson --stack jackson-2.21.1 --type io.accbench.kernel.payload.Point"
                + " --payload %s --select trace:max --operation deserialize",
            trace)
        .ended(0);

    assertThat(launches().values())
        .singleElement()
        .satisfies(
            launch ->
                assertThat(launch.facts())
                    .containsEntry("bytes", Integer.toString("{\"x\":-20304}".length())));
  }

  @Test
  void a_fork_sees_the_stack_before_the_users_classes_and_nothing_of_accbenchs_own_libraries()
      throws IOException {
    Path told = folder.resolve("told");

    run(
            "--codec jackson --stack jackson-2.21.1 --classpath target/test-classes"
                + " --type io.accbench.acme.Fragile --factory io.accbench.acme.Fragile::sample"
                + " --operation serialize,deserialize -jvmArgs %s",
            "-Dfragile.classpath=" + told)
        .ended(0);

    List<String> lines = Files.readAllLines(told);
    List<String> names =
        List.of(lines.get(0).split(File.pathSeparator)).stream()
            .map(entry -> Path.of(entry).getFileName().toString())
            .toList();
    assertThat(names)
        .startsWith(
            "accbench-kernel.jar",
            "commons-math3-3.6.1.jar",
            "jmh-core-1.37.jar",
            "jopt-simple-5.0.4.jar")
        .endsWith("classes", "test-classes");
    assertThat(names.subList(4, names.size() - 2))
        .contains("jackson-databind-2.21.1.jar")
        .allMatch(name -> name.matches("jackson-.*-2\\.21(\\.1)?\\.jar"));
    assertThat(lines.get(1)).isEqualTo("com.fasterxml.jackson.databind.ObjectMapper");
    assertThat(unsupported().values())
        .containsExactly(
            "not supported: a factory gives no document to read; add --payload FILE,"
                + " which codecs read");
  }

  /** The shortest run, so that it is the forks that count. */
  private Outcome run(String options, Object... values) {
    List<String> arguments =
        Words.of(
            "run --profile ci -f 1 -wi 1 -w 50ms -i 1 -r 50ms --out %s", folder.resolve("run"));
    arguments.addAll(Words.of(options, values));
    if (!arguments.contains("--mode")) {
      arguments.addAll(List.of("--mode", "avgt"));
    }
    return accbench(arguments);
  }

  private Journal journal() throws IOException {
    return Journals.of(folder.resolve("run"));
  }

  /** Those of codecs, by cell. */
  private Map<String, Launch> launches() throws IOException {
    return journal().launches().stream()
        .filter(launch -> launch.cell().startsWith("codec."))
        .collect(Collectors.toMap(Launch::cell, launch -> launch));
  }

  private Map<String, String> unsupported() {
    return Journals.reasons(folder.resolve("run"));
  }

  private static String replaced(Map<String, Launch> launches, String codecAndMember) {
    return fact(launches, codecAndMember, "replaced");
  }

  private static String executions(Map<String, Launch> launches, String codecAndMember) {
    return fact(launches, codecAndMember, "executions");
  }

  private static String fact(Map<String, Launch> launches, String codecAndMember, String name) {
    return launches.entrySet().stream()
        .filter(entry -> entry.getKey().contains("/" + codecAndMember + "/"))
        .map(entry -> entry.getValue().facts().get(name))
        .collect(Collectors.joining(" | "));
  }

  /** The rows of a codec in the CSV. */
  private String ratios(String codec, String member) throws IOException {
    return Files.readAllLines(folder.resolve("run/ratios.csv")).stream()
        .filter(line -> line.contains("," + codec + ",") && line.contains("," + member + ","))
        .collect(Collectors.joining("\n"));
  }
}
