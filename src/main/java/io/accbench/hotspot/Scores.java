package io.accbench.hotspot;

import io.accbench.stats.Estimate;

/** What an operation takes on both sides, in ns, measured where nothing was recorded. */
public record Scores(Estimate before, Estimate after) {}
