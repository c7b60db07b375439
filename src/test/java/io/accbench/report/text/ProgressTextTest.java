package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressTextTest {
  private static RunStatus status(int ratios, double used, Duration budget, double left) {
    return new RunStatus(63, 0, 41, ratios, used, budget, left, 0, "", "");
  }

  @Test
  void a_ratio_without_a_verdict_is_called_provisional() {
    RunStatus status =
        new RunStatus(
            12, 0, 0, 27, 60, null, 300, 0, "order, round 3", "unsafe 2.3× (1.9 to 2.8) · order");

    assertThat(ProgressText.bar(status, 100))
        .isEqualTo(
            "0 of 27 ratios decided, about 5 min left; so far, provisional:"
                + " unsafe 2.3× (1.9 to 2.8) · order");
    assertThat(ProgressText.status(status))
        .endsWith("about 5 min left; so far, provisional: unsafe 2.3× (1.9 to 2.8) · order");
  }

  private static String plan(double expected, double most, Duration budget) {
    return ProgressText.plan(100, expected, most, status(90, 0, budget, expected));
  }

  @Test
  void a_plan_says_the_time_and_what_limits_it() {
    assertThat(plan(720, 4000, Duration.ofMinutes(15)))
        .isEqualTo("90 ratios; about 12 min, at most 15 min (--budget)");
    assertThat(plan(1200, 4000, Duration.ofMinutes(15)))
        .isEqualTo("90 ratios; about 15 min (--budget)");
    assertThat(plan(720, 720, Duration.ofMinutes(15))).isEqualTo("90 ratios; about 12 min");
    assertThat(plan(720, 4000, null)).isEqualTo("90 ratios; about 12 min, at most 67 min");
  }

  @Test
  void a_plan_without_ratios_counts_its_cells() {
    assertThat(ProgressText.plan(1, 20, 20, status(0, 0, null, 20)))
        .isEqualTo("1 cell; about 20 s");
  }

  @Test
  void a_status_says_what_is_done_and_what_is_left() {
    assertThat(ProgressText.status(status(84, 180, Duration.ofMinutes(6), 170)))
        .isEqualTo(
            "63 rounds, 41 of 84 ratios decided; 3 min of 6 min (--budget) used, about 3 min left");
    assertThat(ProgressText.status(status(84, 370, Duration.ofMinutes(6), 0)))
        .endsWith("6 min of 6 min (--budget) used, about to end");
    assertThat(ProgressText.status(status(0, 30, null, Double.NaN)))
        .isEqualTo("63 rounds; 30 s used");
  }

  @Test
  void a_status_says_for_how_many_tables_the_budget_is_too_short() {
    RunStatus status = new RunStatus(5, 0, 0, 8, 40, Duration.ofMinutes(1), 20, 3, "", "");

    assertThat(ProgressText.status(status)).endsWith("about 20 s left, too short for 3 tables");
  }
}
