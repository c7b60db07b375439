package io.accbench.model;

import java.time.Duration;
import java.util.List;

/**
 * How each fork measures, in JMH's terms.
 *
 * @param warmupIterations {@code -wi}, 0 or more; not used by single shots
 * @param warmupTime {@code -w}, of one warm-up iteration
 * @param iterations {@code -i}, at least 1; not used by single shots
 * @param time {@code -r}, of one measured iteration
 * @param rounds forks of a steady-state cell ({@code -f})
 * @param singleShotRounds forks of a single-shot cell
 * @param jvmArgs {@code -jvmArgs}: added to every fork
 * @param timeout after which a launch is killed, beyond its warm-up and measurement
 * @param budget the whole run's wall-clock limit, or null
 */
public record Settings(
    int warmupIterations,
    Duration warmupTime,
    int iterations,
    Duration time,
    int rounds,
    int singleShotRounds,
    List<String> jvmArgs,
    Duration timeout,
    Duration budget) {}
