package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.SecondaryScores;
import io.accbench.report.run.ProfilerSection.ProfilerText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProfilerSectionTest {
  private static final Analysis SAMPLE = SampleAnalysis.finished();
  private static final String CELL = SAMPLE.header().blocks().get(0).cells().get(0).cell().id();

  private static Launch launch(int round, double score, Map<String, SecondaryScores> secondary) {
    return new LaunchBuilder(CELL, round).scores(score).took(1, 0.1).secondary(secondary).build();
  }

  private static Launch writing(int round, double score, String... lines) {
    return launch(round, score, Map.of("stack", SecondaryScores.NONE.withText(List.of(lines))));
  }

  private static List<ProfilerText> of(Launch... launches) {
    return ProfilerText.of(
        new Analysis(
            SAMPLE.header(),
            List.of(launches),
            SAMPLE.end(),
            List.of(),
            List.of(),
            List.of(),
            List.of()));
  }

  @Test
  void the_fork_with_the_middle_score_is_shown_with_its_columns() {
    assertThat(
            of(
                writing(0, 30, "slow"),
                writing(1, 20, "  50.0%   a.b.C.d", "\u001b[31m\tred"),
                writing(2, 10, "fast")))
        .singleElement()
        .satisfies(
            text -> {
              assertThat(text.title()).endsWith(": stack, round 2");
              assertThat(text.text()).isEqualTo("  50.0%   a.b.C.d\n red");
            });
  }

  @Test
  void numbers_are_no_text() {
    assertThat(of(launch(0, 10, Map.of("hits", SecondaryScores.NONE.with(2, "#/op"))))).isEmpty();
  }
}
