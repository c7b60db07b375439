package io.accbench.jfr;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A summary of what was read from a recording.
 *
 * @param start the earliest begin of a readable chunk; null when there is no such chunk
 * @param events the number of events of each type, in the order of the names
 * @param damages the parts that could not be read; empty when all could
 */
public record ReadSummary(Instant start, Map<String, Long> events, List<Damage> damages) {}
