package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.accbench.hotspot.HotspotDelta;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.UserException;
import io.accbench.report.hotspot.BlockHotspots.CellDifference;
import io.accbench.report.hotspot.RunDifference.ComparedRun;
import io.accbench.report.run.SampleAnalysis;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunDifferenceTest {
  private final RunHotspots run = RunHotspots.of(SampleAnalysis.finished());

  private ComparedRun side(String name, String... strategies) {
    return new ComparedRun(name, run.only(cell -> List.of(strategies).contains(cell.strategy())));
  }

  private static CellDifference pair(RunHotspots compared) {
    assertThat(compared.blocks()).hasSize(1);
    return compared.blocks().get(0).pairs().get(0);
  }

  @Test
  void cells_of_one_name_are_compared_whatever_stands_beside_them() {
    RunDifference common =
        RunDifference.common(
            side("A", "reflection", "hidden"), side("B", "methodhandle", "hidden"));

    Finding doubt = Finding.unnamed(FindingKind.RUNS_NOT_SIDE_BY_SIDE);
    CellDifference pair = pair(common.hotspots(false, List.of(doubt)));

    assertThat(pair.title()).isEqualTo("hidden in A → hidden in B");
    assertThat(pair.difference().parts()).noneMatch(HotspotDelta::shown);
    assertThat(pair.difference().findings()).contains(doubt);
  }

  @Test
  void what_moved_between_chosen_ones_adds_up_to_the_difference_of_their_scores() {
    RunDifference first = RunDifference.first(side("A", "reflection"), side("B", "hidden"));

    CellDifference pair = pair(first.hotspots(false, List.of()));

    assertThat(pair.title()).isEqualTo("reflection in A → hidden in B");
    double sum =
        pair.difference().parts().stream().mapToDouble(moved -> moved.delta().center()).sum();
    assertThat(sum).isCloseTo(485 - 2000, within(1e-9));
  }

  @Test
  void what_cannot_be_compared_is_told_with_its_cell_unless_it_is_forced() {
    RunDifference first = RunDifference.first(side("A", "reflection"), side("B", "methodhandle"));

    assertThatThrownBy(() -> first.hotspots(false, List.of()))
        .isInstanceOf(UserException.class)
        .hasMessageStartingWith("access.read/order/reflection/")
        .hasMessageContaining("different JVM: ");
    assertThat(pair(first.hotspots(true, List.of())).difference().findings())
        .extracting(Finding::kind)
        .contains(FindingKind.DIFFERENT_JVMS);
  }

  @Test
  void runs_without_a_common_cell() {
    assertThat(RunDifference.common(side("A", "reflection"), side("B", "hidden")).none()).isTrue();
  }
}
