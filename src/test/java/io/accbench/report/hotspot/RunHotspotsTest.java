package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.hotspot.HotspotDelta;
import io.accbench.report.hotspot.BlockHotspots.CellDifference;
import io.accbench.report.run.SampleAnalysis;
import io.accbench.stats.SampleSum;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunHotspotsTest {
  private final RunHotspots run = RunHotspots.of(SampleAnalysis.finished());

  private List<CellDifference> pairs() {
    return run.blocks().get(0).pairs();
  }

  @Test
  void cells_without_samples_are_left_out_and_the_baseline_comes_first() {
    assertThat(run.blocks()).hasSize(1);
    assertThat(run.blocks().get(0).cells())
        .extracting(CellHotspots::name)
        .containsExactly("reflection", "hidden", "methodhandle");
    assertThat(run.blocks().get(0).cells().get(0).hotspots().samplesByFile())
        .containsExactly(SampleSum.of(600), SampleSum.of(640));
  }

  @Test
  void what_moved_adds_up_to_the_difference_of_the_timing_forks() {
    CellDifference pair = pairs().get(0);

    assertThat(pair.title()).isEqualTo("reflection → hidden");
    double sum =
        pair.difference().parts().stream().mapToDouble(moved -> moved.delta().center()).sum();
    assertThat(sum).isCloseTo(485 - 2000, within(1e-9));
    HotspotDelta invoke = pair.difference().parts().get(0);
    assertThat(invoke.part().access()).isTrue();
    assertThat(invoke.costBefore()).isCloseTo(2000.0 * 640 / 1240, within(1e-9));
    assertThat(pair.sentence()).startsWith("Of 1515 ns/op saved, 1032 (");
  }

  @Test
  void another_jvm_is_said_and_not_compared() {
    assertThat(pairs().get(1).difference()).isNull();
    assertThat(pairs().get(1).sentence())
        .startsWith("not compared: different JVM: ")
        .doesNotContain("--");
  }

  @Test
  void one_chosen_cell_is_compared_with_none_and_others_with_the_first() {
    RunHotspots hidden = run.only(cell -> cell.strategy().equals("hidden"));
    RunHotspots both = run.only(cell -> !cell.strategy().equals("reflection"));

    assertThat(hidden.cells()).containsExactly(run.cells().get(1));
    assertThat(hidden.blocks().get(0).pairs()).isEmpty();
    assertThat(both.blocks().get(0).pairs())
        .extracting(CellDifference::title)
        .containsExactly("hidden → methodhandle");
    assertThat(run.only(cell -> false).none()).isTrue();
  }
}
