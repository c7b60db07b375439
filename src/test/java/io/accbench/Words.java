package io.accbench;

import java.util.ArrayList;
import java.util.List;

/** A command line or another list of words, written as it is read. */
public final class Words {
  private Words() {}

  /**
   * Returns the words of a line, split at blanks. Each {@code %s} stands for the next value, which
   * is kept whole whatever is in it. The values that are left follow as words of their own.
   */
  public static List<String> of(String line, Object... values) {
    List<String> words = new ArrayList<>();
    int next = 0;
    for (String word : line.strip().split(" +")) {
      StringBuilder filled = new StringBuilder();
      int from = 0;
      for (int place = word.indexOf("%s"); place >= 0; place = word.indexOf("%s", from)) {
        filled.append(word, from, place).append(values[next++]);
        from = place + 2;
      }
      words.add(filled.append(word.substring(from)).toString());
    }
    for (; next < values.length; next++) {
      words.add(values[next].toString());
    }
    return words;
  }
}
