package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Mode;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NoiseTest {
  private static final double[] NONE = {};
  private static final double NAN = Double.NaN;
  private static final Cell BASE = access("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = access("hidden", Mode.AVERAGE_TIME);

  @Test
  void rounds_in_which_a_ruler_moved_are_marked_on_both_sides() {
    JournalBuilder run = rulers(20, 0.01, 4, 1.31);
    assertThat(run.findings())
        .contains(
            "read/avgt: 4 of 20 rounds were disturbed: the control workload (ruler), whose true"
                + " ratio is 1, moved by up to 31 %; differences smaller than that may be noise");
    assertThat(run.analyze().forks())
        .filteredOn(ForkSample::disturbed)
        .hasSize(8)
        .allMatch(fork -> fork.round() < 4);
  }

  @Test
  void a_move_within_the_usual_one_of_an_unquiet_machine_is_not_marked() {
    // all moves are about 6 %: over the least, but usual
    assertThat(rulers(20, 0.04, 0, 1).findings()).noneMatch(f -> f.contains("disturbed"));
    assertThat(rulers(20, 0.04, 1, 1.3).findings()).anyMatch(f -> f.contains("1 of 20 rounds"));
  }

  @Test
  void what_is_measured_never_says_that_it_was_disturbed() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    for (int round = 0; round < 10; round++) {
      double[] far = {round < 4 ? 300 : 100};
      run.fork(BASE, round, NONE, new double[] {100}, NONE, rulers(100, 100));
      run.fork(OTHER, round, NONE, far, NONE, rulers(100, 100));
    }
    assertThat(run.findings()).noneMatch(f -> f.contains("disturbed"));
  }

  @Test
  void forks_on_a_slow_processor_are_counted() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    for (int round = 0; round < 10; round++) {
      double ruler = round < 3 ? 121 : 119;
      run.fork(BASE, round, NONE, new double[] {100}, NONE, rulers(100, 100));
      run.fork(OTHER, round, NONE, new double[] {100}, NONE, rulers(ruler, 100));
    }
    assertThat(run.findings())
        .anyMatch(f -> f.startsWith("run: during 3 of 20 forks arithmetic took over 20 % longer"));
    assertThat(rulers(20, 0.04, 0, 1).findings()).noneMatch(f -> f.contains("arithmetic took"));
  }

  @Test
  void without_rulers_nothing_is_said() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    run.forks(BASE, 100, 100).forks(OTHER, 100, 100);
    assertThat(run.findings()).noneMatch(f -> f.contains("disturbed"));
    assertThat(run.analyze().forks()).noneMatch(ForkSample::disturbed);
  }

  @Test
  void steal_load_and_forced_switches_are_findings_when_high() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    // a launch takes 2 s on 2 processors: 1 % of them is 0.04 s; 50 switches a second are 100
    run.fork(BASE, 0, NONE, new double[] {100}, NONE, around(0.05, 3, 101));
    run.fork(BASE, 1, NONE, new double[] {100}, NONE, around(0.03, 2.4, 99));
    run.fork(BASE, 2, NONE, new double[] {100}, NONE, Conditions.UNKNOWN);
    assertThat(run.findings())
        .filteredOn(f -> f.startsWith("run: during 1 of 3 forks"))
        .filteredOn(f -> !f.contains("(ruler)"))
        .hasSize(3)
        .anyMatch(f -> f.contains("hypervisor"))
        .anyMatch(f -> f.contains("load was above the 2 processors"))
        .anyMatch(f -> f.contains("lost its processor"));
  }

  @Test
  void the_load_of_its_own_forks_is_not_blamed_on_others() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    run.fork(BASE, 0, NONE, new double[] {100}, NONE, beside(5, 300, 0.01));
    run.fork(BASE, 1, NONE, new double[] {100}, NONE, beside(5, 300, 0.11));
    run.fork(BASE, 2, NONE, new double[] {100}, NONE, beside(5, 300, NAN));
    assertThat(run.findings())
        .noneMatch(f -> f.contains("load"))
        .anyMatch(f -> f.contains("during 1 of 3 forks other programs used over 10 %"))
        .anyMatch(f -> f.contains("during 2 of 3 forks the measuring thread lost"));
  }

  @Test
  void rulers_that_died_are_a_finding_and_those_that_never_were_are_none() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    run.fork(BASE, 0, NONE, new double[] {100}, NONE, rulers(100, 100));
    run.fork(BASE, 1, NONE, new double[] {100}, NONE, around(0, 1, 0));
    run.fork(BASE, 2, NONE, new double[] {100}, NONE, Conditions.UNKNOWN);
    assertThat(run.findings())
        .anyMatch(f -> f.contains("during 1 of 3 forks no control workload (ruler) was running"));
  }

  private static Conditions beside(double load, double switches, double othersShare) {
    return new Conditions(NAN, NAN, NAN, NAN, NAN, switches, 0, load, 100, 100, othersShare);
  }

  private static Conditions around(double steal, double load, double switches) {
    return new Conditions(NAN, NAN, NAN, NAN, NAN, switches, steal, load, NAN, NAN, NAN);
  }

  private static Conditions rulers(double ruler, double allocating) {
    return new Conditions(NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, ruler, allocating, NAN);
  }

  /** Rulers with a standard deviation; in the first few rounds the allocating one moved. */
  private static JournalBuilder rulers(int rounds, double deviation, int moved, double factor) {
    Random random = new Random(1);
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    for (int round = 0; round < rounds; round++) {
      double sign = random.nextBoolean() ? 1 : -1;
      double usual = 100 * Math.exp(sign * deviation * (1.4 + 0.1 * random.nextDouble()));
      double allocating = round < moved ? 100 * factor : usual;
      run.fork(BASE, round, NONE, new double[] {100}, NONE, rulers(100, 100));
      run.fork(OTHER, round, NONE, new double[] {100}, NONE, rulers(100, allocating));
    }
    return run;
  }
}
