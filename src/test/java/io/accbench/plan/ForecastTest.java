package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import io.accbench.model.Prepared;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.suite.access.AccessPlans;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForecastTest {

  /** The rest of the budget goes to the ratios that the first rounds do not decide. */
  @ParameterizedTest
  @CsvSource({"quick, 120, 300, 6", "default, 900, 2100, 45"})
  void the_first_rounds_leave_time_in_the_budget(
      String profile, int least, int most, int budgetMinutes) {
    Forecast forecast = forecast(profile, 17);

    assertThat(forecast.budget()).isEqualTo(Duration.ofMinutes(budgetMinutes));
    assertThat(forecast.least(plan(profile, 17)))
        .isBetween(Duration.ofSeconds(least), Duration.ofSeconds(most));
    assertThat(forecast.most(plan(profile, 17))).isGreaterThan(forecast.budget());
  }

  @Test
  void forks_that_live_together_start_together() {
    Duration together = forecast("quick", 17).least(plan("quick", 17));
    Duration alone = forecast("quick", 17, "--interleave=forks").least(plan("quick", 17));

    assertThat(together).isLessThan(alone);
  }

  @Test
  void a_polluted_fork_takes_longer_to_start() {
    Duration clean = forecast("quick", 17).least(plan("quick", 17));
    String traffic = "--pollution=com.acme.Traffic::typical";
    Duration polluted = forecast("quick", 17, traffic).least(plan("quick", 17, traffic));

    long rounds =
        plan("quick", 17).blocks().stream()
            .filter(block -> block.baseline().cell().mode().steady())
            .filter(block -> !block.baseline().cell().empty())
            .mapToLong(block -> block.rounds().fewest())
            .sum();
    assertThat(polluted.minus(clean)).isGreaterThanOrEqualTo(Duration.ofSeconds(rounds));
  }

  /** Its other traffic runs beside each iteration of its second warm-up, and takes as long. */
  @Test
  void a_fork_whose_traffic_changes_warms_up_twice() {
    String[] fixed = {"-wi=10", "-w=1s"};
    Duration once = forecast("quick", 17, fixed).round(readAfter("types"));
    Duration twice = forecast("quick", 17, fixed).round(readAfter("shift"));

    assertThat(twice.minus(once)).isBetween(Duration.ofSeconds(19), Duration.ofSeconds(21));
  }

  private static Block readAfter(String pollution) {
    Cell cell =
        SampleCells.access("unsafe", Mode.AVERAGE_TIME)
            .after(Pollution.parse(pollution).orElseThrow());
    return new Block("block", List.of("strategy"), List.of(SampleCells.planned(cell)), 1);
  }

  @Test
  void forks_that_need_all_processors_start_one_after_the_other() {
    String threads = "-t=8";
    Plan plan = plan("quick", 17, threads);

    assertThat(forecast("quick", 17, threads).least(plan))
        .isGreaterThan(forecast("quick", 17).least(plan("quick", 17)).multipliedBy(2));
  }

  @Test
  void under_graal_a_fork_warms_up_for_as_long_as_it_may() {
    Settings settings = spec("quick").settings();
    String vm = "VM" + Jvm.COMPILED_BY + "Graal";
    Jvm graal = new Jvm("17", Path.of("java"), 17, "17", "", vm, List.of(), List.of());
    Plan plan = plan("quick", 17);
    int forks = plan.blocks().stream().mapToInt(ForecastTest::steadyForks).sum();

    assertThat(new Forecast(settings, List.of(graal), 2).least(plan))
        .isGreaterThan(
            settings
                .iterations()
                .warmupTime()
                .multipliedBy((long) settings.iterations().warmup().most() * forks));
  }

  private static int steadyForks(Block block) {
    return block.baseline().cell().mode().steady()
        ? block.rounds().fewest()
            * (int) block.cells().stream().filter(PlannedCell::supported).count()
        : 0;
  }

  @Test
  void profiling_forks_of_every_steady_cell_come_beside_the_rounds() {
    Plan plan = plan("quick", 17);
    Forecast profiled = forecast("quick", 17, "--hotspots");
    long cells =
        plan.blocks().stream()
            .flatMap(block -> block.cells().stream())
            .filter(cell -> cell.supported() && cell.cell().mode().steady())
            .filter(cell -> !cell.cell().operation().equals("empty"))
            .count();

    assertThat(profiled.least(plan)).isEqualTo(forecast("quick", 17).least(plan));
    assertThat(forecast("quick", 17).profiling(plan)).isZero();
    assertThat(profiled.profiling(plan))
        .isBetween(Duration.ofSeconds(5 * cells), Duration.ofSeconds(15 * cells));
  }

  private static Forecast forecast(String profile, int feature, String... words) {
    return new Forecast(spec(profile, words).settings(), List.of(Samples.jvm(feature)), 2);
  }

  private static RunSpec spec(String profile, String... words) {
    return Samples.spec(Profile.read(Samples.PROFILES, profile), words);
  }

  private static Plan plan(String profile, int feature, String... words) {
    RunSpec spec = spec(profile, words);
    List<Prepared> prepared =
        spec.fixtures().stream()
            .map(
                name ->
                    name.equals("ledger")
                        ? PreparedSample.record(name, Integer.toString(feature))
                        : PreparedSample.bean(name, Integer.toString(feature)))
            .toList();
    return AccessPlans.plan(
        spec, Samples.CATALOG, List.of(Samples.jvm(feature)), prepared, Map.of());
  }
}
