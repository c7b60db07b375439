package io.accbench.hotspot;

import java.time.Duration;

/**
 * What the JVM did beside running the program.
 *
 * @param collections garbage collections
 * @param pauses of all collections together
 * @param compilations by all compilers
 * @param compiling time of all compiler threads together
 * @param late compilations by the last tier that ended in the second half of what was recorded
 */
public record Totals(
    long collections,
    Duration pauses,
    Duration longestPause,
    long compilations,
    Duration compiling,
    long late) {}
