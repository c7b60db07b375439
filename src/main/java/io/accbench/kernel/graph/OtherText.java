package io.accbench.kernel.graph;

/**
 * Gives texts characters that they may not have had: beyond ASCII, beyond Latin-1, beyond 16 bits.
 * Different texts stay different, so that they may be keys and elements of sets. A text with a
 * digit stays as it is: it may be a date, a number, an identifier or bytes in base 64, which the
 * code that parses or checks it would refuse with anything added.
 */
public final class OtherText implements OtherValues {
  private static final String[] ADDED = {
    "P\u0159\u00edli\u0161 \u017elu\u0165ou\u010dk\u00fd k\u016f\u0148 \u00fap\u011bl \u00f3dy",
    "\u2030",
    "Stra\u00dfe, gar\u00e7on",
    "\u03b1\u03b2\u03b3",
    "\u4e2d\u6587\u3001\u65e5\u672c\u8a9e \ud55c\uad6d\uc5b4",
    "\ud83d\ude00",
    "\u0158\u00edp \u2026 \u0441\u043b\u043e\u0432\u043e, \"\u05d0\u05d1\" \u2013 \u20ac 12 "
        .repeat(12)
  };

  private int next;

  /** Returns a text that ends in, or begins with, such characters, unless it has a digit. */
  @Override
  public String text(String text) {
    if (text.chars().anyMatch(Character::isDigit)) {
      return text;
    }
    String added = ADDED[next++ % ADDED.length];
    return next % 2 == 0 ? text + added : added + text;
  }

  @Override
  public boolean any() {
    return next > 0;
  }
}
