package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.hotspot.Filter;
import io.accbench.hotspot.HotspotReader;
import io.accbench.hotspot.Hotspots;
import io.accbench.jfr.Recordings;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.util.List;
import org.junit.jupiter.api.Test;

class HotspotComparisonTest {
  @Test
  void what_cannot_be_compared_is_refused_unless_forced() {
    Hotspots one = HotspotReader.read(List.of(Recordings.JDK_17), Filter.NONE);
    Hotspots other = HotspotReader.read(List.of(Recordings.CPU_TIME), Filter.NONE);

    assertThatThrownBy(() -> HotspotComparison.difference(one, other, null, false))
        .isInstanceOfSatisfying(
            UserException.class,
            refused -> {
              assertThat(refused.exitCode()).isEqualTo(ExitCode.NO_BASELINE);
              assertThat(refused.problems())
                  .hasSize(2)
                  .anyMatch(problem -> problem.startsWith("different JVM: "))
                  .anyMatch(
                      problem ->
                          problem.startsWith("different sampler: ")
                              && problem.contains("--event jdk.ExecutionSample"));
            });
    assertThat(HotspotFindings.of(HotspotComparison.difference(one, other, null, true)))
        .anyMatch(finding -> finding.startsWith("different JVM: "))
        .anyMatch(finding -> finding.startsWith("before: known-share-17.jfr: "));
  }
}
