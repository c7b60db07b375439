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
        .anyMatch(line -> line.contains("--out") && line.contains("no folder"));
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
                type + "::sample"))
        .anyMatch(line -> line.contains("--fixture and --type exclude each other"))
        .anyMatch(line -> line.contains("--payload and --factory exclude each other"));
    assertThat(problems("run", "--payload", payload.toString()))
        .singleElement()
        .asString()
        .contains("need --type");
    assertThat(problems("run", "--resume", "x", "--profile", "ci", "-f", "3"))
        .singleElement()
        .asString()
        .contains("leave out --profile, -f");
  }

  @Test
  void an_unknown_option_or_command_is_answered_with_the_nearest() {
    assertThat(String.join("\n", problems("run", "--stratgy", "all"))).contains("--strategy");
    assertThat(String.join("\n", problems("suport"))).contains("support");
    assertThat(problems("list", "strategy"))
        .containsExactly(
            "accbench: nothing is called \"strategy\"; known: strategies, fixtures, profiles,"
                + " jvms");
  }

  @Test
  void a_folder_that_holds_a_run_is_not_overwritten() throws IOException {
    Path journal = Files.writeString(folder.resolve("journal.jsonl"), "precious\n");

    assertThat(problems("run", "--out", folder.toString()))
        .singleElement()
        .asString()
        .contains("holds a run already", "--force");
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
  void an_empty_profile_name_or_an_unknown_one() {
    assertThat(problems("run", "--profile", "quik")).singleElement().asString().contains("quick");
    assertThat(problems("run", "--profile", "../quick")).hasSize(1);
  }
}
