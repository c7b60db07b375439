package io.accbench.plan;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shares as people write them: {@code 2%}, {@code 2.5 %}, {@code 0.02}. */
public final class ShareText {
  private static final Pattern FORMAT = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,6})?)\\s*(%?)");

  private ShareText() {}

  /** Returns the share, 0 or more and below 1; empty for any other text. */
  public static Optional<Double> parse(String text) {
    Matcher matcher = FORMAT.matcher(text.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    double number = Double.parseDouble(matcher.group(1));
    return Optional.of(matcher.group(2).isEmpty() ? number : number / 100)
        .filter(share -> share < 1);
  }
}
