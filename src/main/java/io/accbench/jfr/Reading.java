package io.accbench.jfr;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What was read of a recording.
 *
 * @param start when its first chunk that can be read begins; null without one
 * @param events the number of events of each type, in the order of the names
 * @param damages what could not be read; empty when all could
 */
public record Reading(Instant start, Map<String, Long> events, List<Damage> damages) {}
