package io.accbench.report;

import io.accbench.analysis.Activation;
import io.accbench.analysis.Activity;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Describes what was replaced in a codec in words. */
final class ActivationText {
  private ActivationText() {}

  /** Returns {@code 0 of 5 properties (private field: 5)}; empty outside of suite codec. */
  static String of(Activity activity) {
    return joined(activity, ActivationText::words);
  }

  /** Returns {@code 24 of 24} for a column, or what {@link #of} says where nothing was counted. */
  static String brief(Activity activity) {
    return joined(activity, ActivationText::count);
  }

  /** Returns whether there are reasons for which properties were kept. */
  static boolean explained(Activity activity) {
    return activity.activations().stream().anyMatch(each -> !each.kept().isEmpty());
  }

  private static String joined(Activity activity, Function<Activation, String> words) {
    return activity.activations().stream().map(words).distinct().collect(Collectors.joining(" | "));
  }

  private static String words(Activation activation) {
    return activation.kind() == Activation.Kind.COUNTED
        ? count(activation) + " properties" + reasons(activation.kept())
        : count(activation);
  }

  private static String count(Activation activation) {
    return switch (activation.kind()) {
      case NOT_APPLICABLE -> "";
      case UNREPORTED -> "not reported";
      case AS_IT_COMES -> "as it comes";
      case COUNTED -> activation.replaced() + " of " + activation.properties();
      case STATED -> activation.stated();
    };
  }

  private static String reasons(List<Activation.Kept> kept) {
    return kept.isEmpty()
        ? ""
        : kept.stream()
            .map(each -> each.reason() + ": " + each.properties())
            .collect(Collectors.joining(", ", " (", ")"));
  }
}
