package io.accbench.gate;

import static io.accbench.model.SampleCells.access;
import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Block;
import io.accbench.model.Goal;
import io.accbench.model.Journal;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.model.UserException;
import io.accbench.report.text.ReportJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@Tag("any-jdk")
class CalibratorTest {
  private static final Calibration.CalibrationRules RULES =
      new Calibration.CalibrationRules(new Range(5, 60), Duration.ofMinutes(10), 400, 1);

  private static final Calibration QUIET = calibrated(0.03);
  private static final Calibration NOISY = calibrated(0.1);
  private static final Calibration NOISIEST = calibrated(0.4);

  @TempDir private Path folder;

  private static Journal run(double sd) {
    return JournalBuilder.calibration()
        .injected(
            access("reflection", Mode.AVERAGE_TIME),
            40,
            sd,
            "none",
            "even:5%",
            "even:10%",
            "rare:10%")
        .injected(access("reflection", Mode.SINGLE_SHOT), 40, sd, "none")
        .journal();
  }

  private static Calibration calibrated(double sd) {
    return Calibrator.calibrate(run(sd), RULES);
  }

  @Test
  void the_spread_comes_out_as_it_was_put_in() {
    Calibration.CalibratedWorkload workload = QUIET.workloads().get(0);

    assertThat(workload.cell())
        .isEqualTo("access.read/order/reflection/field/bean/typed/17/avgt/1");
    assertThat(workload.rounds()).isEqualTo(40);
    // chi of 39 degrees: a sample's deviation is within 30 % of the true one in 99 %
    assertThat(workload.sd()).isCloseTo(0.03, within(0.009));
    assertThat(workload.robustSd()).isCloseTo(0.03, within(0.015));
  }

  @Test
  void the_recommended_margin_grows_with_the_noise() {
    List<Double> margins = new ArrayList<>();
    for (Calibration calibration : List.of(calibrated(0.005), calibrated(0.05), NOISY, NOISIEST)) {
      double recommended = calibration.modes().get(0).recommended();
      margins.add(Double.isNaN(recommended) ? 1 : recommended);
    }

    assertThat(margins).isSorted();
    assertThat(margins.get(0)).isEqualTo(0.02);
    assertThat(margins.get(1)).isGreaterThan(0.02);
    assertThat(margins).endsWith(1.0);
  }

  @Test
  void the_margin_is_that_of_the_noisiest_workload() {
    List<Calibration.Same> quiet = same(0.9, 0.95, 1, 1, 1);
    List<Calibration.Same> noisy = same(0.1, 0.79, 0.8, 1, 1);

    assertThat(Calibrator.recommended(List.of(quiet))).isEqualTo(0.02);
    assertThat(Calibrator.recommended(List.of(quiet, noisy))).isEqualTo(0.05);
    assertThat(Calibrator.recommended(List.of(same(0, 0, 0, 0, 0.5)))).isNaN();
  }

  private static List<Calibration.Same> same(double... shares) {
    List<Calibration.Same> same = new ArrayList<>();
    for (int i = 0; i < shares.length; i++) {
      same.add(new Calibration.Same(Calibrator.MARGINS.get(i), shares[i]));
    }
    return same;
  }

  @Test
  void the_budget_bounds_the_rounds() {
    Journal slow =
        JournalBuilder.calibration()
            .seconds(20)
            .injected(access("reflection", Mode.AVERAGE_TIME), 20, 0.03, "none")
            .journal();

    Calibration.CalibratedWorkload workload = Calibrator.calibrate(slow, RULES).workloads().get(0);

    // two forks of 20 s, one after the other: 15 of them in 10 minutes
    assertThat(workload.roundSeconds()).isEqualTo(40);
    assertThat(workload.roundsInBudget()).isEqualTo(15);
  }

  @Test
  void the_same_seed_gives_the_same_file_and_it_is_read_as_it_was_written() throws IOException {
    Path file = folder.resolve("calibration.json");
    Files.writeString(file, json(QUIET));

    assertThat(json(calibrated(0.03))).isEqualTo(json(QUIET));
    assertThat(Calibration.read(file)).isEqualTo(QUIET);
    assertThat(Calibration.read(file).margin(Mode.AVERAGE_TIME))
        .isEqualTo(QUIET.modes().get(0).recommended());
  }

  @Test
  void a_goal_takes_what_was_calibrated_and_leaves_the_rest() {
    Goal usual = new Goal(0.07, 0.09, 0.01, 0.03);

    Goal goal = QUIET.goal(usual);

    assertThat(goal.margin()).isEqualTo(QUIET.margin(Mode.AVERAGE_TIME)).isNotEqualTo(0.07);
    assertThat(goal.allocationMargin()).isEqualTo(0.01);
    assertThat(goal.precision()).isEqualTo(0.03);
  }

  private static String json(Calibration calibration) {
    return ReportJson.text(calibration.file());
  }

  @Test
  void a_mode_without_a_margin_says_so_when_it_is_asked_for() throws IOException {
    Path file = folder.resolve("calibration.json");
    Files.writeString(file, json(NOISIEST));

    assertThatUserError(() -> Calibration.read(file).margin(Mode.AVERAGE_TIME))
        .hasMessageStartingWith("the calibration found no margin for mode avgt");
    assertThatThrownBy(() -> NOISIEST.margin(Mode.THROUGHPUT))
        .hasMessageContaining("has no mode thrpt (it has avgt, ss)")
        .hasMessageEndingWith("accbench calibrate --mode thrpt");
  }

  @Test
  void torn_foreign_and_newer_files_are_refused() throws IOException {
    String whole = json(QUIET);

    refuses(whole.substring(0, whole.length() / 2), "is not a complete calibration");
    refuses("", "is not a calibration of accbench");
    refuses("[1, 2]", "is not a calibration of accbench");
    refuses("{\"groups\": []}", "is not a calibration of accbench");
    refuses(
        whole.replaceFirst("\"formatVersion\" : 2", "\"formatVersion\" : 3"), "format version 3");
    refuses(
        whole.replaceFirst("\"mode\" : \"avgt\"", "\"mode\" : \"fast\""),
        "is not a complete calibration");
    refuses(whole.replaceFirst("\"modes\"", "\"moods\""), "is not a complete calibration");
    assertThatUserError(() -> Calibration.read(folder.resolve("missing.json")))
        .hasMessageContaining("missing.json: does not exist; accbench calibrate makes one");
  }

  private void refuses(String content, String problem) throws IOException {
    Path file = folder.resolve("bad.json");
    Files.writeString(file, content);
    assertThatUserError(() -> Calibration.read(file))
        .hasMessageContaining("bad.json: ")
        .hasMessageContaining(problem);
  }

  @Test
  void a_run_without_injections_is_refused() {
    Journal plain =
        JournalBuilder.calibration()
            .injected(access("reflection", Mode.AVERAGE_TIME), 12, 0.03)
            .journal();

    assertThatUserError(() -> Calibrator.calibrate(plain, RULES))
        .hasMessageStartingWith("the run has no injections")
        .hasMessageContaining("accbench calibrate");
  }

  @Test
  void a_plan_that_would_give_too_few_or_chosen_rounds_is_refused_before_it_is_measured() {
    Block few = planned("read", Range.exactly(9), "none");
    Block chosen = planned("copy", new Range(5, 60), "none", "even:5%");
    Block good = planned("write", Range.exactly(10), "none");

    assertThatNoException().isThrownBy(() -> Calibrator.check(List.of(good)));
    assertThatThrownBy(() -> Calibrator.check(List.of(few, good, chosen)))
        .isInstanceOfSatisfying(
            UserException.class, failure -> assertThat(failure.problems()).hasSize(2))
        .hasMessageContaining("9 rounds")
        .hasMessageContaining("5..60 rounds");
    assertThatThrownBy(
            () -> Calibrator.check(List.of(planned("read", Range.exactly(30), "even:5%"))))
        .hasMessageContaining("add none to --inject");
  }

  private static Block planned(String operation, Range rounds, String... injections) {
    Journal journal =
        JournalBuilder.calibration()
            .injected(access(operation, "reflection", Mode.AVERAGE_TIME, 1), 1, 0, injections)
            .journal();
    Block block = journal.header().blocks().get(0);
    return new Block(block.id(), block.varies(), block.cells(), rounds);
  }

  @Test
  void too_few_rounds_and_missing_identical_code_are_told_all_at_once() {
    Journal poor =
        JournalBuilder.calibration()
            .injected(access("reflection", Mode.AVERAGE_TIME), 7, 0.03, "none", "even:5%")
            .injected(access("copy", "reflection", Mode.AVERAGE_TIME, 1), 12, 0.03, "even:5%")
            .journal();

    assertThatThrownBy(() -> Calibrator.calibrate(poor, RULES))
        .isInstanceOfSatisfying(
            UserException.class,
            failure ->
                assertThat(failure.problems())
                    .satisfiesExactly(
                        few ->
                            assertThat(few)
                                .contains("access.read/")
                                .contains("7 rounds of identical code; 3 more are needed"),
                        none ->
                            assertThat(none)
                                .contains("access.copy/")
                                .contains("add none to --inject")));
  }
}
