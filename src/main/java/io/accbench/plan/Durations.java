package io.accbench.plan;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Durations as JMH's options take them: {@code 500ms}, {@code 1s}, {@code 5m}; a bare number is in
 * seconds.
 */
public final class Durations {
  private static final Pattern FORMAT = Pattern.compile("(\\d{1,9})\\s*([a-z]*)");

  private Durations() {}

  /** Returns the duration, or empty for any other text, such as a negative number. */
  public static Optional<Duration> parse(String text) {
    Matcher matcher = FORMAT.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    long amount = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ns" -> Optional.of(Duration.ofNanos(amount));
      case "us" -> Optional.of(Duration.ofNanos(1000 * amount));
      case "ms" -> Optional.of(Duration.ofMillis(amount));
      case "", "s" -> Optional.of(Duration.ofSeconds(amount));
      case "m", "min" -> Optional.of(Duration.ofMinutes(amount));
      case "h", "hr" -> Optional.of(Duration.ofHours(amount));
      default -> Optional.empty();
    };
  }
}
