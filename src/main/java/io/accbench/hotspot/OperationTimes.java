package io.accbench.hotspot;

import io.accbench.stats.Estimate;

/** The time of an operation on both sides, in ns, measured in forks that recorded nothing. */
public record OperationTimes(Estimate before, Estimate after) {}
