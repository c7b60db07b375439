package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import org.junit.jupiter.api.Test;

class FindingTextTest {
  @Test
  void arguments_stand_in_the_sentence_of_their_kind() {
    assertThat(FindingText.of(Finding.unnamed(FindingKind.OTHER_SAMPLES, "jdk.X", 3)))
        .isEqualTo("it has 3 events jdk.X: --event jdk.X shows their stacks");
    assertThat(
            FindingText.of(
                Finding.unnamed(FindingKind.RECORDED_TOO_SHORT, 7, 1000, true, "events")))
        .startsWith("rough: only 7 events; record longer")
        .endsWith("until there are 1000");
    assertThat(FindingText.of(Finding.unnamed(FindingKind.SAMPLES_WITHOUT_STACK, 1)))
        .isEqualTo("1 sample has no stack and is not counted");
  }

  @Test
  void arguments_of_other_types_order_or_number_make_no_finding() {
    FindingKind kind = FindingKind.OTHER_SAMPLES;
    assertThatThrownBy(() -> Finding.unnamed(kind, 3, "jdk.X"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a finding OTHER_SAMPLES has the arguments [String, Long], not [3, jdk.X]");
    assertThatThrownBy(() -> Finding.unnamed(kind, "jdk.X", 3.0))
        .hasMessageContaining("not [jdk.X, 3.0]");
    assertThatThrownBy(() -> Finding.unnamed(kind, "jdk.X")).hasMessageContaining("not [jdk.X]");
    assertThatThrownBy(() -> Finding.unnamed(FindingKind.TWO_SPEEDS, "two"))
        .hasMessageContaining("[FindingDetail]");
  }
}
