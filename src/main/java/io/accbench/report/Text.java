package io.accbench.report;

import java.util.List;

/** Words from elsewhere (exceptions, machines, journals), made safe to show on one line. */
final class Text {
  /** What stands where there is nothing to show. */
  static final String NONE = "–";

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  /** A terminal's control sequence, ECMA-48 section 5.4. */
  private static final String CONTROL_SEQUENCE = "\u001b\\[[0-?]*[ -/]*[@-~]";

  private Text() {}

  /**
   * One line without control sequences, control characters and halves of characters, white space
   * collapsed; {@link #NONE} for null or blank.
   */
  static String plain(String text) {
    if (text == null) {
      return NONE;
    }
    String line =
        text.replaceAll(CONTROL_SEQUENCE, "")
            .replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\s]+", " ")
            .strip();
    return line.isEmpty() ? NONE : line;
  }

  /** Whether there is anything to show. */
  static boolean present(String text) {
    return !plain(text).equals(NONE);
  }

  /** The same with U+FFFD for each half of a character, which UTF-8 cannot hold. */
  static String wellFormed(String text) {
    return text.replaceAll("\\p{Cs}", "\ufffd");
  }

  /** The text, or its beginning and an ellipsis, never half of a character. */
  static String shortened(String text, int characters) {
    if (text.length() <= characters) {
      return text;
    }
    int end = characters - 1;
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
  }

  /** The list, or an empty one for null. */
  static <T> List<T> each(List<T> list) {
    return list == null ? List.of() : list;
  }

  /** A footnote's mark: ¹² for 12. */
  static String mark(int number) {
    StringBuilder mark = new StringBuilder();
    for (char digit : Integer.toString(number).toCharArray()) {
      mark.append(SUPERSCRIPTS.charAt(digit - '0'));
    }
    return mark.toString();
  }
}
