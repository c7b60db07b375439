package io.accbench.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.jfr.Recordings;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.stats.Estimate;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DifferenceTest {
  private static Hotspots read(Path file, String thread) {
    Pattern pattern = Pattern.compile(thread);
    return HotspotReader.read(
        List.of(file), new Filter(pattern, List.of(), null, null, "jdk.ExecutionSample"));
  }

  /**
   * Newcombe, Statistics in Medicine 17 (1998), table II, example (a), method 10: 56/70 − 48/80 is
   * 0.2000, from 0.0524 to 0.3339.
   */
  @Test
  void interval_of_a_difference_of_shares_is_the_published_one() {
    Estimate difference =
        HotspotChanges.MethodCost.difference(
            HotspotChanges.MethodCost.of(
                new SampleShare(48, 80), HotspotChanges.MethodCost.SHARE, 0.95),
            HotspotChanges.MethodCost.of(
                new SampleShare(56, 70), HotspotChanges.MethodCost.SHARE, 0.95));

    assertThat(difference.center()).isCloseTo(0.2, within(1e-12));
    assertThat(difference.low()).isCloseTo(0.0524, within(5e-5));
    assertThat(difference.high()).isCloseTo(0.3339, within(5e-5));
  }

  @Test
  void costs_add_up_to_the_difference_of_the_scores() {
    Estimate before = new Estimate(800, 780, 820, 10);
    Estimate after = new Estimate(300, 290, 310, 10);

    Difference difference =
        Difference.of(
            read(Recordings.JDK_25, "main"),
            read(Recordings.CPU_TIME, "main|idler"),
            new OperationTimes(before, after));

    double sum = difference.parts().stream().mapToDouble(moved -> moved.delta().center()).sum();
    assertThat(sum).isCloseTo(300 - 800, within(1e-9));
    assertThat(difference.parts())
        .allMatch(
            moved ->
                Math.abs(moved.costAfter() - moved.costBefore() - moved.delta().center()) < 1e-9);
  }

  @Test
  void getter_that_is_gone_is_what_moved() {
    Difference difference =
        Difference.of(read(Recordings.JDK_25, "main"), read(Recordings.JDK_25, "idler"), null);

    HotspotDelta access =
        difference.parts().stream()
            .filter(moved -> moved.part().access())
            .findFirst()
            .orElseThrow();
    assertThat(access.part().method().method()).isEqualTo("invoke");
    assertThat(access.after().samples()).isZero();
    assertThat(access.delta().high()).isNegative();
    assertThat(access.shown()).isTrue();
    assertThat(difference.parts().stream().mapToDouble(moved -> moved.delta().center()).sum())
        .isCloseTo(0, within(1e-12));
  }

  @Test
  void recording_against_itself_shows_nothing() {
    Hotspots same = read(Recordings.JDK_17, "main");

    assertThat(Difference.of(same, same, null).parts())
        .isNotEmpty()
        .noneMatch(HotspotDelta::shown)
        .allMatch(moved -> moved.before().samples() >= 5 == Double.isFinite(moved.delta().low()));
  }

  @Test
  void what_may_explain_a_difference_is_a_finding() {
    Hotspots one = read(Recordings.JDK_17, "main");
    Hotspots other = HotspotReader.read(List.of(Recordings.CPU_TIME), Filter.NONE);

    assertThat(Difference.of(one, other, null).findings())
        .extracting(Finding::kind)
        .containsExactly(FindingKind.DIFFERENT_JVMS, FindingKind.DIFFERENT_SAMPLERS);
  }
}
