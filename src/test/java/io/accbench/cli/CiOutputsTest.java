package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.Words;
import io.accbench.analysis.JournalBuilder;
import io.accbench.gate.Decision;
import io.accbench.gate.Outcome;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.report.document.Formats;
import io.accbench.report.gate.Decisions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("any-jdk")
class CiOutputsTest {
  @TempDir private Path temporary;
  private Path folder;
  private Path summary;
  private Path output;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void files() {
    folder = temporary.resolve("reports").resolve("gate");
    summary = temporary.resolve("summary.md");
    output = temporary.resolve("output");
  }

  @Test
  void folder_gets_every_file_and_a_plain_shell_nothing_else() throws IOException {
    write(CiOutputs.of(Map.of()), Decisions.mixed());

    assertThat(names(folder))
        .containsExactlyElementsOf(
            Words.of(
                "gate-comment.md gate-dashboard.json gate-junit.xml gate-summary.md gate.csv"
                    + " gate.html gate.json"));
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void github_gets_summary_outputs_and_annotations() throws IOException {
    write(CiOutputs.of(github()), Decisions.mixed());

    assertThat(summary).content().startsWith("# ❌ accbench gate: REGRESSED\n");
    assertThat(output).content().startsWith("verdict=REGRESSED\n");
    assertThat(out.toString().lines()).hasSize(3).allMatch(line -> line.startsWith("::"));
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void annotations_are_printed_under_github_actions_alone() {
    write(CiOutputs.of(Map.of("GITHUB_ACTIONS", "false")), Decisions.mixed());

    assertThat(out.toString()).isEmpty();
  }

  @Test
  void what_the_files_hold_already_stays_and_is_not_run_into() throws IOException {
    Files.writeString(summary, "| a |");
    Files.writeString(output, "size=3");
    write(CiOutputs.of(github()), Decisions.mixed());

    assertThat(summary).content().startsWith("| a |\n# ❌ accbench gate");
    assertThat(output).content().startsWith("size=3\nverdict=REGRESSED\n");
  }

  @Test
  void summary_stays_below_a_mebibyte_with_what_it_holds_already() throws IOException {
    Files.writeString(summary, "x".repeat(1_000_000));
    write(CiOutputs.of(github()), Decisions.many(1_000, Outcome.REGRESSED));

    assertThat(Files.size(summary)).isBetween(1_040_000L, 1_048_575L);
    assertThat(summary).content().contains("accbench gate: REGRESSED", "more rows\n");
  }

  @Test
  void full_summary_is_left_alone_and_said() throws IOException {
    Files.writeString(summary, "x".repeat(1_048_570));
    write(CiOutputs.of(github()), Decisions.mixed());

    assertThat(Files.size(summary)).isEqualTo(1_048_570);
    assertThat(err.toString()).containsOnlyOnce("$GITHUB_STEP_SUMMARY: is already full");
    assertThat(output).content().startsWith("verdict=REGRESSED\n");
  }

  @Test
  void unwritable_places_are_warnings_and_the_others_are_written() throws IOException {
    Path blocked = Files.writeString(temporary.resolve("file"), "");
    Map<String, String> environment =
        Map.of(
            "GITHUB_ACTIONS", "true",
            "GITHUB_STEP_SUMMARY", temporary.toString(),
            "GITHUB_OUTPUT", "a\0b");
    CiOutputs.of(environment)
        .withJUnit(temporary.resolve("junit.xml"))
        .write(
            Decisions.mixed(), blocked.resolve("run"), new PrintWriter(out), new PrintWriter(err));

    assertThat(err.toString().lines())
        .hasSize(9)
        .allMatch(line -> line.startsWith("accbench: "))
        .allMatch(line -> line.endsWith("the verdict stands"));
    assertThat(temporary.resolve("junit.xml")).content().contains("<testsuite");
    assertThat(out.toString()).startsWith("::error title=");
  }

  @Test
  void empty_variables_are_as_good_as_none() {
    write(CiOutputs.of(Map.of("GITHUB_STEP_SUMMARY", "", "GITHUB_OUTPUT", "")), Decisions.mixed());

    assertThat(err.toString()).isEmpty();
  }

  @Test
  void junit_is_written_where_it_is_asked_for_even_without_a_folder() throws IOException {
    Path junit = temporary.resolve("target/results/junit.xml");
    CiOutputs.of(Map.of())
        .withJUnit(junit)
        .write(Decisions.open(), null, new PrintWriter(out), new PrintWriter(err));

    assertThat(junit).content().contains("skipped=\"2\"");
    assertThat(names(junit.getParent())).containsExactly("junit.xml");
  }

  @Test
  void second_gate_replaces_the_files_of_the_first() throws IOException {
    write(CiOutputs.of(Map.of()), Decisions.mixed());
    write(CiOutputs.of(Map.of()), Decisions.open());

    assertThat(folder.resolve("gate.json")).content().contains("\"verdict\" : \"INCONCLUSIVE\"");
    assertThat(names(folder)).hasSize(7);
  }

  @Test
  void verdict_of_an_earlier_gate_is_gone_before_the_next_comes_to_one() throws IOException {
    Path junit = temporary.resolve("junit.xml");
    CiOutputs outputs = CiOutputs.of(Map.of()).withJUnit(junit);
    write(outputs, Decisions.mixed());
    Files.writeString(folder.resolve("journal.jsonl"), "{}");
    outputs.removeOld(folder);

    assertThat(names(folder)).containsExactly("journal.jsonl");
    assertThat(junit).doesNotExist();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void an_old_verdict_that_cannot_be_removed_is_refused_before_anything_is_judged()
      throws IOException {
    Path old = folder.resolve("gate.json");
    Files.createDirectories(old.resolve("blocked"));

    assertThatThrownBy(() -> CiOutputs.of(Map.of()).removeOld(folder))
        .hasMessageStartingWith(
            old + ": holds the verdict of an earlier gate and cannot be removed")
        .satisfies(e -> assertThat(((UserException) e).exitCode()).isEqualTo(ExitCode.REFUSED));
  }

  @Test
  void the_last_line_does_not_name_files_that_are_not_there() throws IOException {
    Path blocked = Files.writeString(temporary.resolve("file"), "").resolve("run");
    Terminal terminal =
        new Terminal(
            new BufferedReader(Reader.nullReader()),
            new PrintWriter(out),
            new PrintWriter(err),
            name -> null,
            name -> null,
            ProgressKind.AUTO);

    new GateOutput(terminal, new PrintWriter(err), CiOutputs.of(Map.of()), Formats.TABLE)
        .report(Decisions.mixed(), blocked);

    assertThat(err.toString())
        .contains(
            "7 files of the gate could not be written",
            "only this output and the exit code give the verdict")
        .doesNotContain("all files of the gate");
  }

  /** The page about CI says this for make. */
  @Test
  void passing_verdict_is_one_line_that_grep_finds() throws IOException {
    Pattern grep = Pattern.compile("^  \"verdict\" : \"(EQUIVALENT|IMPROVED)\"", Pattern.MULTILINE);
    assertThat(Files.readString(Path.of("docs", "continuous-integration.md")))
        .contains("'" + grep.pattern() + "'");

    for (Outcome outcome : Outcome.values()) {
      write(CiOutputs.of(Map.of()), Decisions.many(2, outcome));
      assertThat(grep.matcher(Files.readString(folder.resolve("gate.json"))).find())
          .isEqualTo(outcome == Outcome.EQUIVALENT || outcome == Outcome.IMPROVED);
    }
    String hostile = "x\n  \"verdict\" : \"EQUIVALENT\"";
    write(
        CiOutputs.of(Map.of()),
        Decisions.of(Outcome.REGRESSED, List.of(), JournalBuilder.doubt(hostile, hostile)));
    assertThat(grep.matcher(Files.readString(folder.resolve("gate.json"))).find()).isFalse();
  }

  private void write(CiOutputs outputs, Decision decision) {
    outputs.write(decision, folder, new PrintWriter(out), new PrintWriter(err));
  }

  private Map<String, String> github() {
    return Map.of(
        "GITHUB_ACTIONS", "true",
        "GITHUB_STEP_SUMMARY", summary.toString(),
        "GITHUB_OUTPUT", output.toString());
  }

  private static List<String> names(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
