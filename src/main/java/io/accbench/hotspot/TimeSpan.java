package io.accbench.hotspot;

import java.time.Instant;

/**
 * A span of time that counts.
 *
 * @param from the first instant of the span
 * @param to the first instant after the span
 */
record TimeSpan(Instant from, Instant to) {
  boolean contains(Instant time) {
    return !time.isBefore(from) && time.isBefore(to);
  }
}
