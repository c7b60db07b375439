package io.accbench.report.text;

import java.util.Locale;

/** Counts with their nouns. */
public final class Counts {
  private Counts() {}

  /** Returns {@code 1 bean} or {@code 1,200 beans}. */
  public static String of(long number, String noun) {
    return of(number, noun, noun + "s");
  }

  /** Returns {@code 1 property} or {@code 1,200 properties}. */
  public static String of(long number, String singular, String plural) {
    return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? singular : plural);
  }
}
