package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Row;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.report.run.SampleAnalysis;
import java.util.List;
import org.junit.jupiter.api.Test;

class MissingScoreTest {
  private static Launch launch(Row row, int round, String cause) {
    return new LaunchBuilder(row.planned().cell().id(), round).failed(cause).build();
  }

  @Test
  void a_fork_that_was_repeated_is_not_why_others_failed() {
    Row row =
        SampleAnalysis.finished().groups().stream()
            .flatMap(group -> group.rows().stream())
            .filter(each -> each.measured() && each.failedForks() == 1)
            .findFirst()
            .orElseThrow();

    assertThat(
            MissingScore.of(
                row,
                List.of(launch(row, 0, "killed"), launch(row, 0, null), launch(row, 1, "its own"))))
        .endsWith("1 of 5 forks failed: its own");
  }
}
