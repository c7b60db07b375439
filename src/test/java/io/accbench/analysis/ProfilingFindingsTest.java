package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Mode;
import io.accbench.model.ProfiledFork;
import io.accbench.model.ProfiledFork.Pace;
import io.accbench.model.Profiling;
import io.accbench.model.SampleCells;
import io.accbench.model.SampleRecordings;
import io.accbench.model.SettingsBuilder;
import io.accbench.report.text.FindingText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class ProfilingFindingsTest {
  private static final Cell CELL = SampleCells.access("reflection", Mode.AVERAGE_TIME);
  private static final Cell SHOT = SampleCells.access("reflection", Mode.SINGLE_SHOT);

  private final Journal measured =
      JournalBuilder.run()
          .block(CELL)
          .block(SHOT)
          .forks(CELL, 100, 101, 102, 103, 104)
          .forks(SHOT, "us/op", 100, 101, 102, 103, 104)
          .journal();

  private List<String> doubts(Profiling profiling, End end, ProfiledFork... profiledForks) {
    Header header = measured.header();
    Journal journal =
        new Journal(
            header.with(new SettingsBuilder(header.settings()).profiling(profiling).build()),
            measured.launches(),
            List.of(profiledForks),
            end,
            false);
    return Analyzer.analyze(journal).findings().stream()
        .filter(finding -> FindingText.of(finding).matches(".*(hotspots|profiling fork).*"))
        .peek(finding -> assertThat(finding.subject()).isEqualTo(CELL.id()))
        .map(finding -> FindingText.of(finding))
        .toList();
  }

  private List<String> doubts(ProfiledFork... profiledForks) {
    return doubts(Profiling.usual(false), measured.end(), profiledForks);
  }

  private static ProfiledFork recorded(int fork, int samples) {
    return new ProfiledFork(CELL.id(), fork, null, 8, SampleRecordings.of(samples));
  }

  private static ProfiledFork failed(int fork, String cause) {
    return new ProfiledFork(CELL.id(), fork, cause, 8, null);
  }

  @Test
  void enough_samples_raise_none_and_neither_does_a_run_without_profiling() {
    assertThat(doubts(recorded(0, 600), recorded(1, 400))).isEmpty();
    assertThat(doubts(null, measured.end())).isEmpty();
  }

  @Test
  void steady_cell_without_any_fork_says_why_and_a_single_shot_has_none() {
    assertThat(doubts())
        .containsExactly("no hotspots: the budget (--budget) was spent before profiling");
  }

  @Test
  void too_few_samples_say_whether_time_or_forks_ran_out() {
    List<ProfiledFork> six = new ArrayList<>();
    for (int fork = 0; fork < 6; fork++) {
      six.add(recorded(fork, 20));
    }

    assertThat(doubts(recorded(0, 400)))
        .containsExactly(
            "hotspots rest on 400 samples of the 1,000 wanted: the budget was spent; small shares"
                + " are imprecise");
    assertThat(doubts(six.toArray(ProfiledFork[]::new)))
        .containsExactly(
            "hotspots rest on 120 samples of the 1,000 wanted: 6 profiling forks gave no more;"
                + " small shares are imprecise");
  }

  @Test
  void failed_forks_are_counted_with_their_most_frequent_cause() {
    assertThat(doubts(failed(0, "exit code 1"), failed(1, "hangs"), failed(2, "hangs")))
        .containsExactly(
            "3 of 3 profiling forks failed, so its hotspots rest on fewer samples; most often:"
                + " hangs");
    assertThat(doubts(failed(0, "exit code 1"), recorded(1, 600), recorded(2, 600)))
        .containsExactly(
            "1 of 3 profiling forks failed, so its hotspots rest on fewer samples; most often:"
                + " exit code 1");
  }

  @Test
  void interrupted_run_is_not_short_of_samples_yet() {
    assertThat(doubts(Profiling.usual(false), null, recorded(0, 400))).isEmpty();
    assertThat(doubts(Profiling.usual(false), null)).isEmpty();
  }

  private static ProfiledFork paced(int fork, String unit, double... scores) {
    List<Double> all = DoubleStream.of(scores).boxed().toList();
    return new ProfiledFork(
        CELL.id(), fork, null, 8, SampleRecordings.of(600), new Pace(unit, all, List.of()));
  }

  @Test
  void forks_beyond_a_tenth_more_than_the_slowest_are_told_and_those_within_are_not() {
    assertThat(doubts(paced(0, "ns/op", 114), paced(1, "ns/op", 91.5))).isEmpty();
    assertThat(doubts(paced(0, "us/op", 0.1), paced(1, "ns/op", 115, 115), paced(2, "ns/op", 204)))
        .containsExactly(
            "2 of 3 profiling forks took 1.13 to 2.00 times as long as the timing forks: the ns/op"
                + " of its hotspots may mislead, since they are shares of the profiling forks'"
                + " samples times the time of the timing forks");
    assertThat(doubts(paced(0, "ns/op", 90), paced(1, "ns/op", 102)))
        .first()
        .asString()
        .startsWith("1 of 2 profiling forks took 0.88 times as long");
  }

  @Test
  void pace_that_no_journal_tells_or_that_is_no_time_is_no_doubt() {
    assertThat(doubts(recorded(0, 600), paced(1, "no unit", 500), paced(2, "ns/op"))).isEmpty();
    assertThat(doubts(recorded(0, 600), paced(1, "ns/op", -1, Double.NaN))).isEmpty();
  }
}
