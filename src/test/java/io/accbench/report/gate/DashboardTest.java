package io.accbench.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.stats.Estimate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DashboardTest {
  @Test
  void slower_candidate_has_the_smaller_value_for_time_and_bytes() throws Exception {
    JsonNode points =
        read(
            row("slower", Metric.TIME, new Estimate(1.25, 1.2, 1.3, 9)),
            row("faster", Metric.TIME, new Estimate(0.8, 0.75, 0.85, 9)),
            row("fatter", Metric.ALLOCATION, new Estimate(2, 2, 2, 9)));

    assertThat(points.get(0).get("value").asDouble()).isEqualTo(0.8);
    assertThat(points.get(1).get("value").asDouble()).isEqualTo(1.25);
    assertThat(points.get(2).get("value").asDouble()).isEqualTo(0.5);
    assertThat(points.get(0).get("range").asText()).isEqualTo("0.77 to 0.83");
  }

  @Test
  void what_is_no_number_is_no_point() throws Exception {
    assertThat(
            read(
                row("nothing compared", Metric.TIME, null),
                row("NaN", Metric.TIME, new Estimate(Double.NaN, Double.NaN, Double.NaN, 1)),
                row("no bytes at all", Metric.ALLOCATION, new Estimate(0, 0, 0, 9))))
        .isEmpty();
  }

  @Test
  void same_comparison_by_time_and_by_bytes_are_two_series() throws Exception {
    Estimate same = new Estimate(1, 1, 1, 9);

    assertThat(
            read(
                row("read order", Metric.TIME, same),
                row("read order", Metric.ALLOCATION, same),
                row("read order", Metric.TIME, same)))
        .extracting(point -> point.get("name").asText())
        .containsExactly("read order · time", "read order · allocation", "read order #2 · time");
  }

  private static JsonNode read(JudgedRow... rows) throws Exception {
    Decision decision = Decisions.of(Outcome.EQUIVALENT, Stream.of(rows).toList());
    return new ObjectMapper().readTree(Dashboard.text(decision));
  }

  private static JudgedRow row(String name, Metric metric, Estimate change) {
    return new JudgedRow(
        Decisions.cells(name),
        metric,
        Outcome.EQUIVALENT,
        change,
        1.02,
        Double.NaN,
        "",
        null,
        Decisions.hindered("same"),
        "");
  }
}
