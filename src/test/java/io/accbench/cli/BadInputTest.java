package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes that are told, all at once, before any JVM is started to prepare or to measure. */
class BadInputTest {
  @TempDir Path folder;

  /** The problems: exit code 2, nothing on standard output, no stack trace. */
  private static List<String> problems(String... arguments) {
    Outcome outcome = accbench(arguments);
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).doesNotContain("preparing", "\tat ", "bug");
    return outcome.err().lines().toList();
  }

  @Test
  void mistakes_of_every_kind_come_in_one_list() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    List<String> problems =
        problems(
            "run",
            "--strategy",
            "reflecton",
            "--fixture",
            "ordre",
            "--budget",
            "-5m",
            "--jvm",
            "x=/bin/ls",
            "--classpath",
            folder.resolve("nowhere").toString(),
            "--out",
            file.resolve("run").toString());

    assertThat(problems)
        .hasSize(6)
        .anyMatch(line -> line.contains("\"reflecton\"") && line.contains("reflection"))
        .anyMatch(line -> line.contains("\"ordre\"") && line.contains("order"))
        .anyMatch(line -> line.contains("-5m"))
        .anyMatch(line -> line.contains("/bin/ls"))
        .anyMatch(line -> line.contains("nowhere"))
        .anyMatch(line -> line.contains("--out") && line.contains("not a writable folder"));
  }

  @Test
  void a_frame_is_chosen_of_a_payload_alone() {
    assertThat(problems("run", "--dry-run", "--fixture", "order", "--select", "trace:max"))
        .singleElement()
        .asString()
        .startsWith("accbench: --select chooses a frame of a trace in --payload; ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--strategy=direct", "--jmh=benchmarks.jar"})
  void source_of_types_is_for_the_suite_with_stacks(String suite) throws IOException {
    Path source = Files.writeString(folder.resolve("Order.java"), "class Order {}");

    assertThat(problems("run", "--dry-run", suite, "--type-source", source.toString()))
        .contains("accbench: --type-source needs stacks to compile against; add --suite codec");
  }

  @Test
  void a_self_test_refuses_what_it_would_ignore() {
    List<String> problems =
        problems(
            "gate",
            "--self-test",
            "--base-classpath",
            "old.jar",
            "--candidate-classpath",
            "new.jar",
            "--fail-on",
            "never",
            "--junit",
            "out.xml",
            "--out",
            folder.resolve("gate").toString());

    assertThat(problems)
        .singleElement()
        .asString()
        .contains("remove")
        .contains("--base-classpath", "--candidate-classpath", "--fail-on", "--junit");
  }

  @Test
  void options_that_exclude_each_other() throws IOException {
    Path payload = Files.writeString(folder.resolve("p.json"), "{}");
    String type = "io.accbench.acme.Fragile";

    assertThat(
            problems(
                "run",
                "--fixture",
                "point",
                "--type",
                type,
                "--payload",
                payload.toString(),
                "--factory",
                type + "::sample",
                "--factory",
                type + "::other"))
        .anyMatch(line -> line.contains("--fixture and --type exclude each other"))
        .anyMatch(line -> line.contains("--payload is given 1 times, --factory 2 times"));
    assertThat(problems("run", "--payload", payload.toString()))
        .singleElement()
        .asString()
        .contains("need --type");
    assertThat(problems("run", "--resume", "x", "--seed", "1", "-f", "3"))
        .singleElement()
        .asString()
        .contains("leave out --seed, -f");
    assertThat(problems("run", "--retry-failed"))
        .singleElement()
        .asString()
        .contains("--resume RUN --retry-failed");
  }

  @Test
  void a_type_with_arguments_is_not_blamed_on_each_codec() throws IOException {
    Path payload = Files.writeString(folder.resolve("p.json"), "[]");
    String type = "java.util.List<io.accbench.kernel.payload.Point>";

    assertThat(problems("run", "--codec", "gson", "--type", type, "--payload", payload.toString()))
        .singleElement()
        .asString()
        .startsWith("accbench: --type " + type + ": suite codec takes a class");
  }

  @Test
  void an_unknown_option_or_command_is_answered_with_the_nearest() {
    assertThat(String.join("\n", problems("run", "--stratgy", "all"))).contains("--strategy");
    assertThat(String.join("\n", problems("suport"))).contains("support");
    assertThat(problems("list", "strategy"))
        .containsExactly(
            "accbench: kind \"strategy\" is unknown; known:"
                + " strategies, codecs, stacks, fixtures, profiles, jvms, benchmarks");
  }

  @Test
  void a_folder_that_holds_a_run_is_not_overwritten() throws IOException {
    Path journal = Files.writeString(folder.resolve("journal.jsonl"), "precious\n");

    assertThat(problems("run", "--out", folder.toString()))
        .singleElement()
        .asString()
        .contains("already holds a run", "--force");
    assertThat(journal).hasContent("precious\n");
  }

  @Test
  void a_folder_that_holds_no_run_cannot_be_resumed_or_reported() {
    for (String[] arguments :
        List.of(
            new String[] {"run", "--resume", folder.toString()},
            new String[] {"report", folder.toString()})) {
      assertThat(problems(arguments)).singleElement().asString().contains("no journal.jsonl");
    }
  }

  @Test
  void a_format_of_one_run_and_a_site_of_many_exclude_each_other() {
    Path site = folder.resolve("site");

    List<String> problems =
        problems("report", "reports/quick", "--format", "csv", "--site", site.toString());

    assertThat(problems)
        .containsExactly(
            "accbench: --format=FORMAT, --site=DIR are mutually exclusive (specify only one)",
            "See: accbench report --help");
    assertThat(site).doesNotExist();
    assertThat(problems("report", "reports/quick", "--site", " ")).hasSize(1);
  }

  @Test
  void an_empty_profile_name_or_an_unknown_one() {
    assertThat(problems("run", "--profile", "quik")).singleElement().asString().contains("quick");
    assertThat(problems("run", "--profile", "../quick")).hasSize(1);
  }

  @Test
  void mistakes_in_codecs_stacks_and_fixtures_come_in_one_list() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    List<String> problems =
        problems(
            "run",
            "--profile",
            "blackbird-trace",
            "--codec",
            "jakcson,jackson-blackbrid,gson/unsafe,Missing.java",
            "--stack",
            "jackson-2.21.2",
            "--stack",
            "mine=" + empty.resolve("*.jar"),
            "--lib",
            "com.google.code.gson:gson",
            "--fixture",
            "rpc-trace",
            "--operation",
            "serialise");

    assertThat(problems)
        .anyMatch(line -> line.contains("\"jakcson\"") && line.contains("mean \"jackson\"?"))
        .anyMatch(line -> line.contains("mean \"jackson-blackbird\"?"))
        .anyMatch(line -> line.contains("codec gson takes no accessor strategy"))
        .anyMatch(line -> line.contains("codec Missing.java does not exist"))
        .anyMatch(line -> line.contains("\"jackson-2.21.2\"") && line.contains("mean \"jackson-2."))
        .anyMatch(line -> line.contains("no file matches"))
        .anyMatch(line -> line.contains("--lib") && line.contains("group:artifact=version"))
        .anyMatch(line -> line.contains("\"rpc-trace\" is a trace; name a frame of it"))
        .anyMatch(line -> line.contains("\"serialise\"") && line.contains("serialize"))
        .hasSize(9);
  }

  @Test
  void a_trace_needs_a_frame_and_only_a_trace_has_one() {
    assertThat(problems("run", "--profile", "blackbird-trace", "--fixture", "rpc-trace"))
        .singleElement()
        .asString()
        .contains("rpc-trace:max", "rpc-trace:p99", "rpc-trace:median", "rpc-trace:small");
    assertThat(problems("run", "--profile", "blackbird-trace", "--fixture", "rpc-trace:smal"))
        .singleElement()
        .asString()
        .contains("did you mean \"small\"?", "write it out");
    assertThat(problems("run", "--codec", "jackson", "--fixture", "point:max"))
        .singleElement()
        .asString()
        .contains("\"point\" is not a trace; leave out \":max\"");
  }

  @Test
  void what_a_stack_or_a_library_must_look_like() {
    assertThat(problems("run", "--codec", "jackson", "--stack", "com.acme:missing:1"))
        .singleElement()
        .asString()
        .contains("give the stack a name: name=com.acme:missing:1");
    assertThat(problems("run", "--codec", "jackson", "--stack", "json,json"))
        .singleElement()
        .asString()
        .contains("named twice");
    assertThat(problems("run", "--codec", "jackson", "--stack", "json=com.acme:missing:1"))
        .singleElement()
        .asString()
        .contains("\"json\" is the name of a descriptor");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--margin",
        "--budget",
        "--allocation-margin",
        "--precision",
        "--heap",
        "-t",
        "-w",
        "--seed",
        "--interleave",
        "--strategy",
        "--fixture",
        "--layout",
        "--member",
        "--baseline",
        "--out",
        "-jvmArgs",
        "--profile",
        "--jvm",
        "--classpath",
        "--payload",
        "--resume"
      })
  void a_blank_value_is_refused_whatever_the_option(String option) {
    for (String blank : List.of("", " ", ",,")) {
      assertThat(problems("run", "--dry-run", option, blank))
          .singleElement()
          .asString()
          .contains(option.replace("--classpath", "--class-path") + " \"" + blank + "\" is blank");
    }
  }

  @Test
  void blank_values_of_other_commands_and_parts_of_lists_come_in_one_list() {
    assertThat(problems("report", "")).singleElement().asString().contains("RUN \"\" is blank");
    assertThat(problems("gate", "x", "--alpha", "", "--policy", " "))
        .hasSize(2)
        .allMatch(line -> line.contains("is blank; give a value, or leave the option out"));
    assertThat(problems("run", "--strategy", "reflection,,direct", "--fixture", "point,"))
        .hasSize(2)
        .allMatch(line -> line.contains("a comma with no value before or after it"));
    assertThat(accbench("run", "--margin", "", "--help").exitCode()).isZero();
  }

  @Test
  void numbers_that_cannot_be_meant_are_refused_before_anything_is_started() {
    assertThat(problems("run", "-t", "2147483647", "-r", "1ns", "-w", "999us"))
        .hasSize(3)
        .anyMatch(line -> line.contains("-t must be at most"))
        .anyMatch(line -> line.contains("-r must be 1ms or longer"))
        .anyMatch(line -> line.contains("-w must be 1ms or longer"));
    assertThat(problems("run", "--jvm", "/")).singleElement().asString().contains("root folder");
  }
}
