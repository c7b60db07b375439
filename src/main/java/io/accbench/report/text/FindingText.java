package io.accbench.report.text;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiFunction;

/** The sentence of each kind of finding: what was found, what it means, what to do. */
public final class FindingText {
  /** The areas that findings are of; each gives the sentences of its own kinds, else null. */
  static final List<BiFunction<FindingKind, FindingArguments, String>> AREAS =
      List.of(
          RunFindingText::of,
          PreparationFindingText::of,
          RecordingFindingText::of,
          ComparisonFindingText::of);

  private FindingText() {}

  /**
   * Returns a finding's sentence without a full stop. If the arguments are odd, it is the kind and
   * the arguments.
   */
  public static String of(Finding finding) {
    FindingArguments arguments = new FindingArguments(finding.arguments());
    try {
      return AREAS.stream()
          .map(area -> area.apply(finding.kind(), arguments))
          .filter(Objects::nonNull)
          .findFirst()
          .orElseThrow();
    } catch (RuntimeException odd) { // a journal that was edited by hand
      return finding.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ')
          + (finding.arguments().isEmpty() ? "" : ": " + finding.arguments());
    }
  }
}
