package io.accbench.model;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text from elsewhere (exceptions, recordings, names in files) as it may be printed.
 *
 * <p>Characters that would act on a terminal, or hide, are spelled out as JSON spells them, so that
 * a JSON document stays the same document.
 */
public final class Printable {
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  private Printable() {}

  /** Returns the text as one line, every control character spelled out, line ends as well. */
  public static String line(String text) {
    return text.chars().allMatch(Printable::ascii)
        ? text
        : UNPRINTABLE
            .matcher(text)
            .replaceAll(found -> Matcher.quoteReplacement(spelled(found.group())));
  }

  /** Returns whether a character is a visible one of ASCII or a space, as most are. */
  private static boolean ascii(int unit) {
    return unit >= ' ' && unit <= '~';
  }

  /** Returns whether a character neither acts on a terminal nor hides; a line end acts. */
  public static boolean is(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** Returns the four hexadecimal digits of each UTF-16 unit behind a backslash and a u. */
  public static String spelled(String characters) {
    StringBuilder text = new StringBuilder();
    for (char unit : characters.toCharArray()) {
      text.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
    }
    return text.toString();
  }
}
