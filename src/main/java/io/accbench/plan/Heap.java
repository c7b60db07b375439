package io.accbench.plan;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The heap of a fork: all of it there, and every page of it touched, before anything is measured. A
 * heap that grows meanwhile slows allocation down several times, for as long as the machine takes
 * to give pages.
 */
final class Heap {
  /** As the JVM chooses. */
  private static final String OF_JVM = "jvm";

  /** Arbitrary: some collections a second of code that allocates 1 GB/s. */
  private static final String USUAL = "512m";

  private static final Pattern SIZE = Pattern.compile("[1-9][0-9]{0,6}[mg]");
  private static final Pattern OWN_HEAP =
      Pattern.compile("-Xm[sx].*|-XX:(Initial|Max|Min)(HeapSize|RAMPercentage)=.*");

  private Heap() {}

  /** The JVM's flags for it: none where the arguments speak of the heap themselves. */
  static Optional<List<String>> flags(String text, List<String> arguments) {
    String size = text.isEmpty() ? USUAL : text.toLowerCase(Locale.ROOT);
    boolean own = arguments.stream().anyMatch(argument -> OWN_HEAP.matcher(argument).matches());
    if (size.equals(OF_JVM) || (own && text.isEmpty())) {
      return Optional.of(List.of());
    }
    return SIZE.matcher(size).matches()
        ? Optional.of(List.of("-Xms" + size, "-Xmx" + size, "-XX:+AlwaysPreTouch"))
        : Optional.empty();
  }
}
