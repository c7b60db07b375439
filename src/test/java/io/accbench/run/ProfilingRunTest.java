package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import io.accbench.model.Range;
import io.accbench.model.SampleRecordings;
import io.accbench.model.SettingsBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProfilingRunTest {
  private static final Profiling PROFILING =
      new Profiling(Duration.ofSeconds(1), 100, new Range(2, 4), 0.25, false);

  private static ProfilingRun run(List<Launch> launches) {
    Block block = Plans.block("block", 1, "base", "other");
    Header header =
        Plans.header(List.of(block))
            .with(
                new SettingsBuilder(Plans.settings(Interleaving.FORKS))
                    .profiling(PROFILING)
                    .build());
    return ProfilingRun.of(header, launches, Set.of());
  }

  private static ProfilingRun ofBoth() {
    return run(
        Stream.of("base", "other")
            .map(name -> Plans.measured(new ScheduledFork(Plans.cell(name), 0)))
            .toList());
  }

  private static String next(ProfilingRun run) {
    return run.next()
        .map(fork -> fork.planned().cell().strategy() + " " + fork.round())
        .orElse("nothing");
  }

  static ProfiledFork recorded(String strategy, int fork, int samples) {
    return new ProfiledFork(
        Plans.cell(strategy).cell().id(), fork, null, 1, SampleRecordings.of(samples));
  }

  private static ProfiledFork failed(String strategy, int fork) {
    return new ProfiledFork(Plans.cell(strategy).cell().id(), fork, "exit code 1", 1, null);
  }

  @Test
  void cells_take_turns_and_each_gets_its_fewest_forks_however_many_samples_there_are() {
    ProfilingRun run = ofBoth();
    assertThat(run.forksExpected()).isEqualTo(4);

    assertThat(next(run)).isEqualTo("base 0");
    run.add(recorded("base", 0, 500));
    assertThat(next(run)).isEqualTo("other 0");
    run.add(recorded("other", 0, 500));
    assertThat(next(run)).isEqualTo("base 1");
    run.add(recorded("base", 1, 500));
    run.add(recorded("other", 1, 500));

    assertThat(next(run)).isEqualTo("nothing");
    assertThat(run.forksExpected()).isZero();
  }

  @Test
  void forks_are_added_until_there_are_enough_samples_or_forks() {
    ProfilingRun run = ofBoth();
    for (int fork = 0; fork < 3; fork++) {
      run.add(recorded("base", fork, 40));
      run.add(recorded("other", fork, 10));
    }

    assertThat(next(run)).as("base has 120 samples, other 30").isEqualTo("other 3");
    assertThat(run.forksExpected()).as("no more than a cell may have").isEqualTo(1);
    run.add(recorded("other", 3, 10));
    assertThat(next(run)).isEqualTo("nothing");
  }

  @Test
  void cell_whose_first_forks_fail_is_given_up_and_one_that_fails_once_is_not() {
    ProfilingRun run = ofBoth();
    run.add(failed("base", 0));
    run.add(failed("base", 1));
    run.add(failed("other", 0));
    run.add(recorded("other", 1, 60));

    assertThat(next(run)).isEqualTo("other 2");
    run.add(recorded("other", 2, 60));
    assertThat(next(run)).isEqualTo("nothing");
  }

  @Test
  void cell_that_was_never_measured_is_not_profiled() {
    ProfilingRun run = run(List.of(Plans.measured(new ScheduledFork(Plans.cell("other"), 0))));

    assertThat(next(run)).isEqualTo("other 0");
    assertThat(run.forksExpected()).isEqualTo(2);
  }

  @Test
  void a_block_gets_its_fewest_forks_before_the_next_those_that_differ_first() {
    Block plain = Plans.block("plain", 1, "base", "other");
    Block differing = Plans.block("differing", 1, "quick", "slow");
    Header header =
        Plans.header(List.of(plain, differing))
            .with(
                new SettingsBuilder(Plans.settings(Interleaving.FORKS))
                    .profiling(PROFILING)
                    .build());
    List<Launch> launches =
        Stream.of("base", "other", "quick", "slow")
            .map(name -> Plans.measured(new ScheduledFork(Plans.cell(name), 0)))
            .toList();
    ProfilingRun run = ProfilingRun.of(header, launches, Set.of(Plans.cell("slow").cell().id()));

    List<String> order = new ArrayList<>();
    for (ScheduledFork fork = run.next().orElse(null);
        fork != null;
        fork = run.next().orElse(null)) {
      String strategy = fork.planned().cell().strategy();
      order.add(strategy + " " + fork.round());
      run.add(recorded(strategy, fork.round(), strategy.equals("base") ? 60 : 40));
    }

    assertThat(order)
        .containsExactly(
            "quick 0", "slow 0", "quick 1", "slow 1", "base 0", "other 0", "base 1", "other 1",
            "quick 2", "slow 2", "other 2");
  }
}
