package io.accbench.model;

import java.time.Duration;

/** Durations as people say them. */
public final class DurationText {
  private DurationText() {}

  /** Returns {@code 40 s}, {@code 4 min} or {@code 2 h 5 min}; rounded. */
  public static String words(Duration duration) {
    long seconds = (duration.toMillis() + 500) / 1000;
    if (seconds < 90) {
      return seconds + " s";
    }
    long minutes = (seconds + 30) / 60;
    return minutes < 90 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
  }

  /** Returns a duration as JMH writes it: {@code 200 ms}, {@code 1 s}, {@code 5 min}. */
  public static String asJmh(Duration duration) {
    long millis = duration.toMillis();
    if (millis % 1000 != 0 || millis == 0) {
      return millis + " ms";
    }
    return millis % 60_000 == 0 ? millis / 60_000 + " min" : millis / 1000 + " s";
  }
}
