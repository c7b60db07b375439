package io.accbench.report.run;

import io.accbench.report.text.Figure;
import java.util.ArrayList;
import java.util.List;

/** A list of sentences, as long as it is read. */
final class ShortenedList {
  /** The most lines of a list. Arbitrary: several times those of a large study. */
  private static final int MOST = 300;

  private ShortenedList() {}

  /**
   * Returns the first lines, and how many more there are.
   *
   * @param file where all of them stand
   */
  static List<String> of(List<String> lines, String file) {
    if (lines.size() <= MOST) {
      return lines;
    }
    List<String> first = new ArrayList<>(lines.subList(0, MOST));
    first.add("… " + Figure.count(lines.size() - MOST, "more line") + " in " + file);
    return first;
  }
}
