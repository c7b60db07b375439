package io.accbench.plan;

import io.accbench.model.HeapFlags;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The heap of a fork. One with a size is complete, with every page touched, before anything is
 * measured. A heap that grows during measurement slows allocation down several times, for as long
 * as the machine takes to give pages.
 */
public final class Heap {
  /** The word for the heap that the JVM chooses. */
  public static final String OF_JVM = "jvm";

  /** A heap for some collections a second of code that allocates 1 GB/s. Arbitrary. */
  static final String USUAL = "512m";

  private static final Pattern SIZE = Pattern.compile("[1-9][0-9]{0,6}[mg]");

  private Heap() {}

  /**
   * Returns the JVM's flags for the heap; empty when the text is no size. There are no flags if
   * only the arguments set a heap.
   *
   * @param text a size, {@link #OF_JVM}, or nothing
   * @param usual what an empty text means
   */
  static Optional<List<String>> flags(String text, String usual, List<String> arguments) {
    String size = text.isEmpty() ? usual : text.toLowerCase(Locale.ROOT);
    if (size.equals(OF_JVM) || (HeapFlags.sizeIn(arguments) && text.isEmpty())) {
      return Optional.of(List.of());
    }
    return SIZE.matcher(size).matches()
        ? Optional.of(List.of("-Xms" + size, "-Xmx" + size, HeapFlags.TOUCH))
        : Optional.empty();
  }
}
