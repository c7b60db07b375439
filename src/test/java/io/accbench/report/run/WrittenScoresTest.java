package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.CellTiming;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrittenScoresTest {
  private static PlannedCell asking(TimeUnit unit) {
    Duration time = Duration.ofMillis(20);
    return new PlannedCell(
        SampleCells.of("codec serialize order - - - - - 17 avgt 1"),
        "",
        null,
        List.of(),
        new CellTiming(new Settings.IterationPlan(Range.exactly(1), time, 1, time), unit));
  }

  @ParameterizedTest
  @CsvSource({
    "ns/op, MILLISECONDS, 2_500_000, ms/op, 2.5",
    "us/op, SECONDS, 30, s/op, 0.00003",
    "ns/op, NANOSECONDS, 7, ns/op, 7",
    "ops/s, MILLISECONDS, 5000, ops/ms, 5",
    "ops/s, MINUTES, 2, ops/min, 120",
    "B/op, MILLISECONDS, 24, B/op, 24",
  })
  void scores_are_written_in_the_unit_that_the_author_asked_for(
      String measured, TimeUnit asked, String score, String unit, double written) {
    WrittenScores scores = WrittenScores.of(asking(asked), measured);

    assertThat(scores.unit()).isEqualTo(unit);
    assertThat(scores.scores(List.of(Double.valueOf(score.replace("_", "")))))
        .singleElement()
        .satisfies(one -> assertThat(one).isCloseTo(written, within(written)));
  }

  private static Offset<Double> within(double written) {
    return Offset.offset(written * 1e-12);
  }

  @Test
  void scores_stay_as_measured_where_the_author_asked_for_no_unit() {
    WrittenScores scores = WrittenScores.of(asking(null), "ns/op");

    assertThat(scores.unit()).isEqualTo("ns/op");
    assertThat(scores.scores(Arrays.asList(3.0, null))).containsExactly(3.0, null);
  }

  @Test
  void counts_of_a_histogram_stay_and_its_times_change() {
    WrittenScores scores = WrittenScores.of(asking(TimeUnit.MICROSECONDS), "ns/op");

    assertThat(scores.histograms(List.of(List.of(List.of(1500.0, 4.0)))))
        .isEqualTo(List.of(List.of(List.of(1.5, 4.0))));
  }
}
