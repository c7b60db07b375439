package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Activity;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.model.CellOutcome;
import io.accbench.report.run.SampleAnalysis;
import io.accbench.stats.Estimate;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FactorTest {
  @Test
  void baseline_is_exactly_one() {
    assertThat(Factor.ofTime(row(ratio(1, 1, 1), false), true)).isEqualTo("1 (baseline)");
  }

  @Test
  void direction_is_in_words() {
    assertThat(time(1.42, 1.38, 1.46)).isEqualTo("1.42× faster");
    assertThat(time(0.71, 0.69, 0.73)).isEqualTo("0.71×, slower");
    assertThat(time(1.03, 0.99, 1.07)).isEqualTo("1.03×, undecided");
    assertThat(time(1.003, 0.99, 1.015)).isEqualTo("1.00×, same");
  }

  @Test
  void interval_that_reaches_over_the_margin_shows_no_direction() {
    assertThat(time(1.2, 1.02, 1.4)).endsWith("undecided");
  }

  @Test
  void shown_ratio_is_never_rounded_to_one() {
    assertThat(time(1.04, 1.021, 1.9)).isEqualTo("1.04× faster");
    assertThat(time(0.96, 0.2, 0.9801)).isEqualTo("0.96×, slower");
  }

  @Test
  void fewer_than_five_forks_are_too_few_to_show_anything() {
    Row few = row(SampleAnalysis.judged(new Estimate(3, 2.9, 3.1, 4), 3, 1), false);
    assertThat(Factor.ofTime(few, false)).isEqualTo("3.0×, too few forks (4 of 5)");
    assertThat(Factor.interval(few, false)).isEqualTo("–");
    assertThat(Factor.direction(few, false)).isEqualTo("too few forks");
  }

  @Test
  void score_at_the_floor_has_no_ratio_even_as_the_baseline() {
    assertThat(Factor.ofTime(row(ratio(2, 1.9, 2.1), true), false)).isEqualTo("at the floor");
    assertThat(Factor.ofTime(row(null, true), true)).isEqualTo("at the floor (baseline)");
  }

  @Test
  void allocation_within_one_percent_is_called_no_change() {
    assertThat(allocation(1.004, 1.003, 1.005)).isEqualTo("1.00×, same");
    assertThat(allocation(2.5, 2.49, 2.51)).isEqualTo("2.50×, more");
    assertThat(allocation(0.5, 0.49, 0.51)).isEqualTo("0.500×, less");
    assertThat(allocation(Double.NaN, 0, 1)).isEqualTo("–");
  }

  @Test
  void allocation_of_too_few_forks_has_no_direction_and_nothing_is_called_none() {
    Row few = row(SampleAnalysis.judged(new Estimate(0.5, 0.499, 0.501, 2), 0.5, 3), false);
    assertThat(Factor.ofAllocation(few, false)).isEqualTo("0.500×, undecided");
    assertThat(allocation(0, 0, 0)).isEqualTo("none");
  }

  @Test
  void the_verdict_stands_alone_in_its_column() {
    assertThat(Factor.verdict(row(ratio(1.42, 1.38, 1.46), false), false)).isEqualTo("faster");
    assertThat(Factor.verdict(row(ratio(1.42, 1.38, 1.46), false), true)).isEqualTo("–");
    assertThat(Factor.verdict(row(ratio(1.42, 1.38, 1.46), true), false)).isEqualTo("–");
    assertThat(Factor.verdict(row(null, false), false)).isEqualTo("–");
  }

  private static String time(double center, double low, double high) {
    return Factor.ofTime(row(ratio(center, low, high), false), false);
  }

  private static String allocation(double center, double low, double high) {
    return Factor.ofAllocation(row(ratio(center, low, high), false), false);
  }

  private static Ratio ratio(double center, double low, double high) {
    return SampleAnalysis.judged(new Estimate(center, low, high, 5), center, 9);
  }

  /** A row whose time and allocation have the same ratio; nothing else of it is read. */
  private static Row row(Ratio ratio, boolean atFloor) {
    return new Row(
        null,
        new CellOutcome.Measured(),
        5,
        0,
        new Row.RowTime(null, "ns/op", null, null, Double.NaN, Double.NaN, Map.of(), atFloor),
        ratio,
        new Row.RowAllocation(Double.NaN, ratio),
        Activity.NONE,
        Map.of());
  }
}
