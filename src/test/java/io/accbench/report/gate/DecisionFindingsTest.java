package io.accbench.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.gate.Outcome;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisionFindingsTest {
  @Test
  void finding_on_a_row_is_about_the_name_of_the_row() {
    Finding fresh =
        Finding.of(FindingKind.NEW_ROW, "a cell", Decisions.cells("read order, b against a"));

    assertThat(DecisionFindings.lines(Decisions.of(Outcome.EQUIVALENT, List.of(), fresh, fresh)))
        .containsExactly("read order, b against a: new: nothing to compare with");
  }
}
