package io.accbench.hotspot;

import java.time.Instant;

/**
 * A time that counts.
 *
 * @param from its first instant
 * @param to the first instant after it
 */
public record Window(Instant from, Instant to) {
  boolean contains(Instant time) {
    return !time.isBefore(from) && time.isBefore(to);
  }
}
