package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FindingTextTest {
  @ParameterizedTest
  @EnumSource(FindingKind.class)
  void each_kind_has_its_sentence_in_one_area(FindingKind kind) {
    assertThat(FindingText.AREAS.stream().filter(area -> knows(area, kind)).toList()).hasSize(1);
  }

  /** Returns whether an area has a sentence, which may need arguments that are missing here. */
  private static boolean knows(
      BiFunction<FindingKind, FindingArguments, String> area, FindingKind kind) {
    try {
      return area.apply(kind, new FindingArguments(List.of())) != null;
    } catch (RuntimeException argumentsAreMissing) {
      return true;
    }
  }

  @Test
  void odd_arguments_are_shown_as_they_are() {
    assertThat(FindingText.of(Finding.unnamed(FindingKind.STACKS_CUT_OFF, "many")))
        .isEqualTo("stacks cut off: [many]");
    assertThat(FindingText.of(Finding.unnamed(FindingKind.STACKS_CUT_OFF, 3)))
        .startsWith("3 stacks are cut off at the root");
  }
}
