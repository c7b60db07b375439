package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Finding;
import io.accbench.report.run.Reports;
import io.accbench.report.run.SampleAnalysis;
import io.accbench.report.run.Written;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FindingsTest {
  private static final String DOUBT = "its allocation in the JMH file is left out: ";

  @Test
  void the_same_doubt_of_several_places_is_said_once() {
    Analysis analysis =
        with(
            List.of(
                JournalBuilder.doubt("a", "odd"),
                JournalBuilder.doubt("b", "other"),
                JournalBuilder.doubt("c", "odd"),
                JournalBuilder.doubt("a", "odd"),
                JournalBuilder.doubt("d", "odd")));
    assertThat(Findings.lines(analysis, 1))
        .containsExactly("a (and 2 more): " + DOUBT + "odd", "b: " + DOUBT + "other");
    assertThat(Findings.lines(analysis, 3))
        .containsExactly("a; c; d: " + DOUBT + "odd", "b: " + DOUBT + "other");
  }

  @Test
  void terminal_shows_twelve_lines_and_says_where_the_others_are() {
    List<Finding> findings =
        IntStream.range(0, 40)
            .mapToObj(i -> JournalBuilder.doubt("cell" + i, "doubt " + i))
            .toList();
    String text = Written.by(Reports.of("table"), with(findings));
    assertThat(text)
        .contains("- cell11: " + DOUBT + "doubt 11\n- … 28 more: --format markdown has all")
        .doesNotContain("doubt 12");
    assertThat(Written.by(Reports.of("markdown"), with(findings)))
        .contains("- cell39: " + DOUBT + "doubt 39");
  }

  private static Analysis with(List<Finding> findings) {
    Analysis sample = SampleAnalysis.finished();
    return new Analysis(
        sample.header(), List.of(), sample.end(), List.of(), List.of(), findings, List.of());
  }
}
