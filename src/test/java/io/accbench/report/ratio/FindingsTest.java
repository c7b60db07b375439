package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.model.Finding;
import io.accbench.report.run.Reports;
import io.accbench.report.run.SampleAnalysis;
import io.accbench.report.run.Written;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FindingsTest {
  @Test
  void the_same_doubt_of_several_places_is_said_once() {
    Analysis analysis =
        with(
            List.of(
                Finding.stated("a", "odd"),
                Finding.stated("b", "other"),
                Finding.stated("c", "odd"),
                Finding.stated("a", "odd"),
                Finding.stated("d", "odd")));
    assertThat(Findings.lines(analysis, 1)).containsExactly("a (and 2 more): odd", "b: other");
    assertThat(Findings.lines(analysis, 3)).containsExactly("a; c; d: odd", "b: other");
  }

  @Test
  void terminal_shows_twelve_lines_and_says_where_the_others_are() {
    List<Finding> findings =
        IntStream.range(0, 40).mapToObj(i -> Finding.stated("cell" + i, "doubt " + i)).toList();
    String text = Written.by(Reports.of("table"), with(findings));
    assertThat(text)
        .contains("- cell11: doubt 11\n- … 28 more: --format markdown has all")
        .doesNotContain("doubt 12");
    assertThat(Written.by(Reports.of("markdown"), with(findings))).contains("- cell39: doubt 39");
  }

  private static Analysis with(List<Finding> findings) {
    Analysis sample = SampleAnalysis.finished();
    return new Analysis(
        sample.header(), List.of(), sample.end(), List.of(), List.of(), findings, List.of());
  }
}
