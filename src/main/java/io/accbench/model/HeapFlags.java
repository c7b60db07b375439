package io.accbench.model;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The flags of a fork, of which some say which heap it has. */
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
   * Returns the flags of a fork in the order in which it gets them; of two that contradict each
   * other the JVM takes the last one. Those for the heap of all forks are left out where the cell
   * or the JVM has a heap of its own.
   *
   * @param ofCell the flags that the cell needs
   * @param ofAll the flags that the user gives to all forks
   * @param ofJvm the flags that the user gives to the forks of the JVM
   */
  public static List<String> ofFork(List<String> ofCell, List<String> ofAll, List<String> ofJvm) {
    boolean ownHeap = sizeIn(ofCell) || sizeIn(ofJvm);
    return Stream.of(
            ofCell.stream(),
            ofAll.stream().filter(flag -> !(ownHeap && ofHeap(flag))),
            ofJvm.stream())
        .flatMap(flags -> flags)
        .toList();
  }

  private static boolean ofHeap(String argument) {
    return SIZES.matcher(argument).matches()
        || argument.equals(TOUCH)
        || argument.startsWith(PLACE);
  }
}
