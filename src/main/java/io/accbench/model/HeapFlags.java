package io.accbench.model;

import java.util.List;
import java.util.regex.Pattern;

/** The JVM's flags for the size of its heap. */
public final class HeapFlags {
  /** The flag that touches every page of the heap before the JVM runs anything. */
  public static final String TOUCH = "-XX:+AlwaysPreTouch";

  /** The flag that says where the heap lies, or above which address. */
  private static final String PLACE = "-XX:HeapBaseMinAddress=";

  private static final Pattern SIZES =
      Pattern.compile("-Xm[sx].*|-XX:(Initial|Max|Min)(HeapSize|RAMPercentage)=.*");

  private HeapFlags() {}

  /** Returns whether the arguments set the size of the heap. */
  public static boolean sizeIn(List<String> arguments) {
    return arguments.stream().anyMatch(argument -> SIZES.matcher(argument).matches());
  }

  /**
   * Returns the arguments of all forks as one kind of forks gets them: without those for the heap,
   * if it has a heap of its own.
   *
   * @param own the arguments of that kind alone
   */
  public static List<String> unlessIn(List<String> own, List<String> arguments) {
    return sizeIn(own) ? arguments.stream().filter(each -> !ofHeap(each)).toList() : arguments;
  }

  private static boolean ofHeap(String argument) {
    return SIZES.matcher(argument).matches()
        || argument.equals(TOUCH)
        || argument.startsWith(PLACE);
  }
}
