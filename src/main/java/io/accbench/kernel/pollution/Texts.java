package io.accbench.kernel.pollution;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.StringConcatException;
import java.lang.invoke.StringConcatFactory;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text beyond Latin-1, and within it, through the JDK's code for text. A JVM keeps text in one byte
 * or in two for each character, and code that has seen only one of these is compiled for it alone.
 */
public final class Texts implements Traffic {
  private static final String[] TEXTS = {
    "An order of 12 items, paid on 2024-02-29; name=value, {\"key\": [1, 2.5e3, null]}",
    "P\u0159\u00edli\u0161 \u017elu\u0165ou\u010dk\u00fd k\u016f\u0148 \u00fap\u011bl"
        + " \u010f\u00e1belsk\u00e9 \u00f3dy; name=value, 12 \u20ac",
    "Stra\u00dfe, gar\u00e7on, se\u00f1or, sm\u00f8rrebr\u00f8d, \u00bd \u00a3 \u00a9",
    "\u0393\u03b1\u03b6\u03ad\u03b5\u03c2 \u03ba\u03b1\u1f76"
        + " \u03bc\u03c5\u03c1\u03c4\u03b9\u1f72\u03c2, \u039f\u0394\u039f\u03a3",
    "\u4e2d\u6587\u3001\u65e5\u672c\u8a9e \ud55c\uad6d\uc5b4; \uff11\uff12\uff13 name=value",
    "short",
    "\ud83d\ude00 \ud83d\udc4d\ud83c\udffd \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 ok",
    "12.5 \u2030"
  };

  private static final Pattern WORD = Pattern.compile("\\p{L}+|[0-9]+");
  private static final Pattern NAME = Pattern.compile("NAME=(\\w+)", Pattern.CASE_INSENSITIVE);

  /** Concatenates as the compiled {@code +} of most programs does. */
  private static final MethodHandle PLUS = plus();

  private final DecimalFormat perMille =
      new DecimalFormat("#,##0.0 \u2030", DecimalFormatSymbols.getInstance(Locale.ROOT));

  /** The result of the last run, which is kept so that no compiler leaves the work out. */
  int result;

  /** Creates the work. */
  public Texts() {}

  private static MethodHandle plus() {
    MethodType type = MethodType.methodType(String.class, String.class, int.class, String.class);
    try {
      return StringConcatFactory.makeConcat(MethodHandles.lookup(), "plus", type).getTarget();
    } catch (StringConcatException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public void run() throws Throwable {
    int sum = 0;
    String before = "";
    for (String text : TEXTS) {
      String copy = new String(text.toCharArray()); // its hash is not known yet
      sum += characters(copy) + comparisons(copy, text, before) + parts(copy);
      sum += changed(copy) + ((String) PLUS.invokeExact(before, sum, copy)).length();
      sum += built(copy, before).hashCode() + words(copy);
      sum += EncodedTexts.use(copy);
      before = copy;
    }
    result = sum + perMille.format(sum / 1e3).length();
  }

  private static int characters(String text) {
    int sum = text.hashCode();
    for (int i = 0; i < text.length(); i++) {
      char one = text.charAt(i);
      sum = 31 * sum + Character.toUpperCase(one) + (Character.isLetterOrDigit(one) ? 1 : 0);
      sum += Character.isWhitespace(one) ? 1 : Character.digit(one, 10);
    }
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      sum += Character.getType(text.codePointAt(i));
    }
    char[] target = new char[text.length()];
    text.getChars(0, target.length, target, 0);
    return sum + target[0] + text.codePoints().sum() + text.chars().sum();
  }

  private static int comparisons(String text, String same, String other) {
    int sum = text.equals(same) ? 1 : 0;
    sum += text.equals(other) || text.startsWith(other) || text.endsWith(other) ? 1 : 0;
    sum += text.compareTo(same) + text.compareTo(other) + other.compareTo(text);
    sum += text.compareToIgnoreCase(other) + (text.equalsIgnoreCase(same) ? 1 : 0);
    sum += text.regionMatches(true, 1, same, 1, 4) && text.contentEquals(same) ? 1 : 0;
    return sum;
  }

  private static int parts(String text) {
    int sum = text.indexOf('e') + text.indexOf('\u20ac') + text.lastIndexOf(' ');
    sum += text.indexOf("name") + text.lastIndexOf("\u4e2d") + (text.contains("value") ? 1 : 0);
    String end = text.substring(text.length() / 2);
    sum += end.hashCode() + text.substring(0, 3).hashCode() + text.subSequence(1, 4).hashCode();
    for (String part : text.split(" ")) {
      sum += part.length() + part.strip().length() + (part.isBlank() ? 1 : 0);
    }
    return sum + end.trim().length() + (int) text.lines().count();
  }

  private static int changed(String text) {
    int sum = text.toLowerCase(Locale.ROOT).hashCode() + text.toUpperCase(Locale.ROOT).hashCode();
    sum += text.replace('e', '\u0119').hashCode() + text.replace('\u0159', 'r').hashCode();
    sum += text.replace("name", "jm\u00e9no").hashCode() + text.concat("\u2026").hashCode();
    sum += "< ".concat(text).repeat(2).length() + String.valueOf(text.toCharArray()).hashCode();
    return sum + String.join("\u2013", text, "-", text).hashCode();
  }

  private static String built(String text, String other) {
    StringBuilder characters = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      characters.append(text.charAt(i));
    }
    StringBuilder all = new StringBuilder(other).append(text).append(12).append(true).append('"');
    all.append(characters).append(2.5).append(text, 0, 2).append(new char[] {'a', '\u0101'});
    all.insert(1, text).deleteCharAt(0).setCharAt(0, text.charAt(0));
    all.appendCodePoint(text.codePointAt(0)).replace(2, 4, other).setLength(all.length() - 1);
    int found = all.indexOf(text) + all.charAt(3);
    StringBuffer shared = new StringBuffer().append(text).append(found).append(all).reverse();
    return shared.substring(2) + all + characters.toString();
  }

  private static int words(String text) {
    int sum = 0;
    for (Matcher word = WORD.matcher(text); word.find(); ) {
      sum += word.group().length();
    }
    Matcher name = NAME.matcher(text);
    return sum + (name.find() ? name.group(1).length() : 0) + name.replaceAll("$1").length();
  }
}
