package io.accbench.report.text;

import io.accbench.analysis.Activity;
import io.accbench.analysis.ReplacedProperties;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Describes what was replaced in a codec in words. */
public final class ActivationText {
  private ActivationText() {}

  /** Returns {@code 0 of 5 properties (private field: 5)}; empty outside of suite codec. */
  public static String of(Activity activity) {
    return joined(activity, ActivationText::words);
  }

  /** Returns {@code 24 of 24} for a column, or what {@link #of} says where nothing was counted. */
  public static String brief(Activity activity) {
    return joined(activity, ActivationText::count);
  }

  /** Returns whether there are reasons for which properties were kept. */
  public static boolean explained(Activity activity) {
    return activity.activations().stream().anyMatch(each -> !each.kept().isEmpty());
  }

  private static String joined(Activity activity, Function<ReplacedProperties, String> words) {
    return activity.activations().stream().map(words).distinct().collect(Collectors.joining(" | "));
  }

  private static String words(ReplacedProperties activation) {
    return activation.kind() == ReplacedProperties.ReportedAs.COUNTED
        ? count(activation) + " properties" + reasons(activation.kept())
        : count(activation);
  }

  private static String count(ReplacedProperties activation) {
    return switch (activation.kind()) {
      case NOT_APPLICABLE -> "";
      case UNREPORTED -> "not reported";
      case AS_IT_COMES -> "as it comes";
      case COUNTED -> activation.replaced() + " of " + activation.properties();
    };
  }

  private static String reasons(List<ReplacedProperties.Kept> kept) {
    return kept.isEmpty()
        ? ""
        : kept.stream()
            .map(each -> each.reason() + ": " + each.properties())
            .collect(Collectors.joining(", ", " (", ")"));
  }
}
