package io.accbench.model;

import java.util.Arrays;
import java.util.Optional;

/**
 * Work of a known size that is added to a fork, to see whether it is noticed.
 *
 * @param kind how the work is spread over the operations
 * @param share its size, as a share of the operation's own time: above 0 and at most 1; 0 for
 *     {@link WorkSpread#NOTHING}
 */
public record InjectedWork(WorkSpread kind, double share) {
  /** The text of an injection that adds nothing: the fork runs identical code. */
  public static final String NOTHING = "none";

  /** The ways in which work is added. */
  enum WorkSpread {
    /** Nothing is added. */
    NOTHING,
    /** Each operation takes longer by the same share. */
    EVEN,
    /** Few operations take much longer. */
    RARE,
    /** Each operation allocates more. */
    GARBAGE;

    private String label() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** Returns the work that a text such as {@code none} or {@code even:5%} names, or empty. */
  public static Optional<InjectedWork> parse(String text) {
    if (text.equals(NOTHING)) {
      return Optional.of(new InjectedWork(WorkSpread.NOTHING, 0));
    }
    int colon = text.indexOf(':');
    if (colon < 0 || !text.endsWith("%")) {
      return Optional.empty();
    }
    double share = share(text.substring(colon + 1, text.length() - 1));
    return Arrays.stream(WorkSpread.values())
        .filter(kind -> kind != WorkSpread.NOTHING && kind.label().equals(text.substring(0, colon)))
        .filter(kind -> share > 0 && share <= 1)
        .findFirst()
        .map(kind -> new InjectedWork(kind, share));
  }

  /** Returns a number of percent as a share; NaN for any other text. */
  private static double share(String percent) {
    boolean digits = percent.chars().allMatch(each -> each == '.' || each >= '0' && each <= '9');
    try {
      return digits ? Double.parseDouble(percent) / 100 : Double.NaN;
    } catch (NumberFormatException notOne) {
      return Double.NaN;
    }
  }
}
