package io.accbench.report.text;

import java.math.BigDecimal;

/** Counts with their nouns. */
public final class Counts {
  private Counts() {}

  /** Returns {@code 1 bean} or {@code 1,200 beans}. */
  public static String of(long number, String noun) {
    return of(number, noun, noun + "s");
  }

  /** Returns {@code 1 property} or {@code 1,200 properties}. */
  public static String of(long number, String singular, String plural) {
    return Figure.grouped(BigDecimal.valueOf(number)) + " " + (number == 1 ? singular : plural);
  }
}
