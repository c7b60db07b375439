package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number of times, or a range in which the data decide: {@code 6}, {@code 5..100}.
 *
 * @param fewest 0 or more
 * @param most at least {@code fewest}
 */
public record Range(int fewest, int most) {
  private static final Pattern FORMAT = Pattern.compile("(\\d{1,6})(?:\\.\\.(\\d{1,6}))?");

  public Range {
    if (fewest < 0 || most < fewest) {
      throw new IllegalArgumentException(fewest + ".." + most + " is no range");
    }
  }

  /** Returns a range that is always the same number. */
  @JsonCreator
  public static Range exactly(int number) {
    return new Range(number, number);
  }

  /**
   * Returns the range that a text names: the inverse of {@link #toString}.
   *
   * @throws IllegalArgumentException for any other text
   */
  @JsonCreator
  public static Range parse(String text) {
    Matcher matcher = FORMAT.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is neither a number nor a range such as 5..100");
    }
    int fewest = Integer.parseInt(matcher.group(1));
    return new Range(
        fewest, matcher.group(2) == null ? fewest : Integer.parseInt(matcher.group(2)));
  }

  /** Returns whether the number is fixed, so that the data decide nothing. */
  public boolean fixed() {
    return fewest == most;
  }

  @JsonValue
  @Override
  public String toString() {
    return fixed() ? Integer.toString(fewest) : fewest + ".." + most;
  }
}
