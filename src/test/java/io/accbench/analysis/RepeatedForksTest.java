package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.FailedBy;
import io.accbench.model.Interleaving;
import io.accbench.model.Mode;
import io.accbench.model.Repetition;
import io.accbench.model.SampleCells;
import io.accbench.report.text.FindingText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RepeatedForksTest {
  private static final Cell BASE = SampleCells.access("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = SampleCells.access("hidden", Mode.AVERAGE_TIME);
  private static final String KILLED = "the fork ended with exit code 137";

  private final JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);

  private void killed(int round) {
    run.failed(OTHER, round, KILLED).last(FailedBy.OUTSIDE, null);
  }

  private void again(int round, int session, double nanos) {
    run.add(OTHER, round, null, "ns/op", Map.of(), List.of(), List.of(), nanos)
        .last(null, new Repetition(session));
  }

  private List<String> findings() {
    return Analyzer.analyze(run.journal()).findings().stream()
        .map(FindingText::of)
        .filter(text -> text.contains("repeated") || text.contains("again"))
        .toList();
  }

  private Row other() {
    return Analyzer.analyze(run.journal()).groups().get(0).rows().get(1);
  }

  @Test
  void a_launch_whose_repetition_measured_is_no_failure_and_counts_in_the_ratio() {
    run.forks(BASE, 100, 101, 102, 103, 104, 105).forks(OTHER, 50, 51, 52, 53, 54);
    killed(5);
    again(5, 0, 55);

    assertThat(other().failedForks()).isZero();
    assertThat(other().forks()).isEqualTo(6);
    assertThat(other().ratio().logs()).hasSize(6);
    assertThat(findings())
        .containsExactly(
            "1 of 12 launches were ended from outside and repeated at the end of their rounds,"
                + " so they count; most often: "
                + KILLED);
  }

  @Test
  void one_whose_repetition_failed_as_well_is_one_failed_fork_with_the_later_cause() {
    run.forks(BASE, 100, 101).forks(OTHER, 50);
    killed(1);
    run.failed(OTHER, 1, "boom").last(FailedBy.ITSELF, Repetition.IN_ROUND);

    assertThat(other().failedForks()).isEqualTo(1);
    assertThat(findings()).singleElement().asString().contains(", except 1 that failed again");
    assertThat(Analyzer.analyze(run.journal()).findings())
        .extracting(FindingText::of)
        .contains("1 of 2 forks failed and do not count in the score; most often: boom");
  }

  @Test
  void more_forks_that_measured_alone_than_the_ratio_leaves_out_are_a_finding_on_their_cell() {
    run.interleaving(Interleaving.ITERATIONS);
    run.forks(BASE, 100, 101, 102, 103, 104).forks(OTHER, 50, 51, 52);
    killed(3);
    again(3, 0, 53);
    killed(4);
    again(4, 0, 54);

    assertThat(Analyzer.analyze(run.journal()).findings())
        .filteredOn(found -> found.subject().equals(OTHER.id()))
        .extracting(FindingText::of)
        .anyMatch(text -> text.startsWith("2 of 5 forks were repeated at the end"));

    run.interleaving(Interleaving.FORKS);
    assertThat(findings()).as("all forks were alone").hasSize(1);
  }

  @Test
  void one_that_was_measured_in_another_session_has_a_score_but_pairs_with_none_of_its_round() {
    run.forks(BASE, 100, 101, 102).forks(OTHER, 50, 51);
    run.failed(OTHER, 2, "boom").last(FailedBy.ITSELF, null);
    again(2, 1, 5);

    assertThat(other().failedForks()).isZero();
    assertThat(other().forks()).isEqualTo(3);
    assertThat(other().ratio().logs()).hasSize(2);
    assertThat(findings()).singleElement().asString().startsWith("1 of 6 launches were measured");
  }

  @Test
  void both_sides_of_a_round_that_were_measured_in_the_same_other_session_are_a_pair() {
    run.failed(BASE, 0, "boom").failed(OTHER, 0, "boom");
    run.add(BASE, 0, null, "ns/op", Map.of(), List.of(), List.of(), 100)
        .last(null, new Repetition(1));
    again(0, 1, 50);

    assertThat(other().ratio().logs()).hasSize(1);
  }
}
