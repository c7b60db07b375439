package io.accbench.report.text;

import io.accbench.model.Printable;
import java.util.regex.Pattern;

/** Makes words from elsewhere (exceptions, machines, journals) safe to show on one line. */
public final class Text {
  /** The text that stands where there is nothing to show. */
  public static final String NONE = "–";

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  /** The pattern of a terminal's control sequence, ECMA-48 section 5.4. */
  private static final Pattern CONTROL_SEQUENCE = Pattern.compile("\u001b\\[[0-?]*[ -/]*[@-~]");

  private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  private static final Pattern SPACE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\s]+");

  private Text() {}

  /**
   * Returns one line without control sequences, control characters and lone surrogates, with white
   * space collapsed; {@link #NONE} for null or blank.
   */
  public static String plain(String text) {
    if (text == null) {
      return NONE;
    }
    if (isPlain(text)) {
      return text;
    }
    String visible = CONTROL_SEQUENCE.matcher(text).replaceAll("");
    String line = SPACE.matcher(visible).replaceAll(" ").strip();
    return line.isEmpty() ? NONE : line;
  }

  /**
   * Returns one line of a text whose columns matter: without control sequences, and with a space
   * for each character that cannot be shown.
   */
  public static String line(String text) {
    String visible = CONTROL_SEQUENCE.matcher(text).replaceAll("");
    return UNSEEN.matcher(visible).replaceAll(" ").stripTrailing();
  }

  /** Returns whether nothing is to be done, as is the case for nearly every text. */
  private static boolean isPlain(String text) {
    char before = ' ';
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      boolean space = unit == ' ' && before != ' ';
      if (!space && (!Printable.is(unit) || Character.isWhitespace(unit))) {
        return false;
      }
      before = unit;
    }
    return before != ' ';
  }

  /** Returns whether there is anything to show. */
  public static boolean present(String text) {
    return !plain(text).equals(NONE);
  }

  /** Returns the text with U+FFFD for each lone surrogate, which UTF-8 cannot hold. */
  public static String wellFormed(String text) {
    return text.replaceAll("\\p{Cs}", "\ufffd");
  }

  /** Returns the text, or its beginning and an ellipsis, without cutting a surrogate pair. */
  public static String shortened(String text, int characters) {
    if (text.length() <= characters) {
      return text;
    }
    int end = characters - 1;
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
  }

  /** Returns a footnote's mark: ¹² for 12. */
  public static String mark(int number) {
    StringBuilder mark = new StringBuilder();
    for (char digit : Integer.toString(number).toCharArray()) {
      mark.append(SUPERSCRIPTS.charAt(digit - '0'));
    }
    return mark.toString();
  }
}
