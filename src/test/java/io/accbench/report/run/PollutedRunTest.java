package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.JournalBuilder;
import io.accbench.compare.RowKey;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Pollution;
import io.accbench.model.SampleCells;
import io.accbench.report.document.Formats;
import io.accbench.report.text.FindingText;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a user sees of a run that measured the same ratio in clean and polluted JVMs. */
class PollutedRunTest {
  private static final Cell OLD = SampleCells.codec("serialize", "jackson", "jackson-3.1.5");
  private static final Cell NEW = SampleCells.codec("serialize", "jackson", "jackson-3.1.7");

  /** The times of both versions under a pollution, ns. */
  private record Times(String pollution, double old, double now, double spread) {
    Cell cell(Cell clean) {
      return clean.after(Pollution.parse(pollution).orElseThrow());
    }
  }

  /** The published case: writing one text on JDK 25. */
  private static final Times CLEAN = new Times("none", 516, 279, 0.01);

  private static Analysis run(Times... conditions) {
    JournalBuilder run = JournalBuilder.gate();
    int seed = 1;
    for (Times each : conditions) {
      run.block("stack", each.cell(OLD), each.cell(NEW))
          .noisy(each.cell(OLD), 30, each.old, each.spread, seed++)
          .noisy(each.cell(NEW), 30, each.now, each.spread, seed++);
    }
    return run.analyze();
  }

  private static List<String> turns(FindingKind kind, Times... conditions) {
    return run(conditions).findings().stream()
        .filter(finding -> finding.kind() == kind)
        .map(FindingText::of)
        .toList();
  }

  private static List<String> lost(Times... conditions) {
    assertThat(turns(FindingKind.VERDICT_OPEN_ELSEWHERE, conditions)).isEmpty();
    return turns(FindingKind.VERDICT_TURNS, conditions);
  }

  @Test
  void a_ratio_that_is_gone_after_other_text_holds_in_a_clean_jvm_only() {
    assertThat(lost(CLEAN, new Times("strings", 280, 280, 0.2)))
        .singleElement()
        .asString()
        .isEqualTo(
            "jackson-3.1.7 is 1.84 times as fast as jackson-3.1.5 only in a JVM that has done"
                + " nothing else; after text beyond Latin-1 the ratio is 0.90 (0.77 to 1.05)");
  }

  @Test
  void the_same_speed_and_the_opposite_verdict_are_named_as_such() {
    assertThat(
            lost(
                CLEAN,
                new Times("types", 280, 280, 0.002),
                new Times("application", 279, 516, 0.01)))
        .singleElement()
        .asString()
        .contains("; after other types they are the same: the ratio is 0.999 (0.997 to 1.001)")
        .contains("; after other types and text it is slower: the ratio is 0.539");
  }

  @Test
  void what_holds_in_several_conditions_is_not_said_of_the_clean_jvm_alone() {
    assertThat(
            lost(CLEAN, new Times("types", 400, 280, 0.01), new Times("strings", 280, 280, 0.002)))
        .singleElement()
        .asString()
        .matches(
            "jackson-3.1.7 is faster than jackson-3.1.5 only in a JVM that has done nothing else"
                + " \\(1\\.84\\) and after other types \\(1\\.4\\d+\\); after text beyond Latin-1"
                + " they are the same: .*");
  }

  @Test
  void a_verdict_that_only_a_polluted_jvm_has_is_a_finding_too() {
    assertThat(lost(new Times("none", 280, 333, 0.01), new Times("types", 280, 167, 0.01)))
        .singleElement()
        .asString()
        .isEqualTo(
            "jackson-3.1.7 is slower than jackson-3.1.5, 0.838 times as fast, only in a JVM that"
                + " has done nothing else; after other types it is faster: the ratio is 1.67 (1.66"
                + " to 1.68)");
    assertThat(lost(new Times("none", 280, 280, 0.002), new Times("types", 280, 167, 0.01)))
        .singleElement()
        .asString()
        .startsWith("jackson-3.1.7 is 1.6")
        .contains(" only after other types; in a JVM that has done nothing else they are the same");
  }

  /** Their intervals overlap, so that nothing is shown to be gone. */
  @Test
  void what_is_not_decided_elsewhere_is_not_said_to_be_gone() {
    Times[] times = {new Times("none", 300, 280, 0.01), new Times("strings", 300, 285, 0.3)};

    assertThat(turns(FindingKind.VERDICT_TURNS, times)).isEmpty();
    assertThat(turns(FindingKind.VERDICT_OPEN_ELSEWHERE, times))
        .singleElement()
        .asString()
        .matches(
            "jackson-3.1.7 is 1\\.0\\d+ times as fast as jackson-3.1.5 in a JVM that has done"
                + " nothing else; after text beyond Latin-1 that is not decided: the ratio is .*");
    assertThat(FindingKind.VERDICT_OPEN_ELSEWHERE.severity()).isEqualTo(FindingKind.Severity.DOUBT);
  }

  @Test
  void the_same_direction_everywhere_and_no_verdict_anywhere_are_no_findings() {
    for (Times[] times :
        List.of(
            new Times[] {CLEAN, new Times("types", 400, 280, 0.01)},
            new Times[] {new Times("none", 280, 280, 0.3), new Times("types", 280, 280, 0.3)},
            new Times[] {CLEAN})) {
      assertThat(run(times).findings())
          .extracting(Finding::kind)
          .doesNotContain(FindingKind.VERDICT_TURNS, FindingKind.VERDICT_OPEN_ELSEWHERE);
    }
  }

  @Test
  void the_ratios_stand_side_by_side_and_the_answer_says_what_turns() throws IOException {
    Analysis analysis = run(CLEAN, new Times("strings", 280, 280, 0.002));

    for (String format : List.of("markdown", "table", "html")) {
      String text = text(format, analysis);
      assertThat(text)
          .as(format)
          .contains("in a clean JVM", "after text beyond Latin-1")
          .contains("What other work of the JVM changes")
          .contains(" only in a JVM that has done nothing else; ");
    }
    assertThat(text("markdown", analysis))
        .contains("## Clean and polluted JVMs")
        .contains("| against jackson-3.1.5 | in a clean JVM | 99 % interval | after text beyond");
    assertThat(text("markdown", run(CLEAN)))
        .doesNotContain("clean JVM")
        .doesNotContain("What other work");
  }

  @Test
  void only_a_polluted_run_has_the_column_in_csv_and_the_parameter_in_json() throws IOException {
    Analysis polluted = run(CLEAN, new Times("strings", 280, 280, 0.01));
    List<String> lines = text("csv", polluted).lines().toList();

    assertThat(lines.get(0)).contains(",jvm,mode,threads,pollution,injection,");
    assertThat(lines.get(1)).contains(",17,avgt,1,none,,");
    assertThat(lines.get(4)).contains(",17,avgt,1,strings,,");
    assertThat(text("csv", run(CLEAN)).lines().findFirst().orElseThrow())
        .contains(",jvm,mode,threads,injection,");
    assertThat(jmh(polluted)).contains("\"pollution\" : \"strings\"").doesNotContain("\"none\"");
    assertThat(jmh(run(CLEAN))).doesNotContain("pollution");
  }

  /** A run without pollution has the rows of a clean JVM, and is compared with these. */
  @Test
  void a_clean_row_has_the_key_that_it_always_had() {
    Cell polluted = CLEAN.cell(OLD).after(Pollution.parse("strings").orElseThrow());

    assertThat(RowKey.of(OLD).params()).doesNotContainKey("pollution");
    assertThat(RowKey.of(polluted).params()).containsEntry("pollution", "strings");
  }

  private static String text(String format, Analysis analysis) throws IOException {
    StringWriter out = new StringWriter();
    Formats.of(format).write(new RunDocument(analysis), out);
    return out.toString();
  }

  private static String jmh(Analysis analysis) throws IOException {
    StringWriter out = new StringWriter();
    new JmhJson().write(analysis, out);
    return out.toString();
  }
}
