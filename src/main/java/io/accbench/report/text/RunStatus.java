package io.accbench.report.text;

import java.time.Duration;

/**
 * The progress of a run.
 *
 * @param rounds the rounds that all blocks together have had
 * @param plannedRounds how many they will have; 0 where the data decide
 * @param decided how many ratios are decided
 * @param ratios how many there are
 * @param usedSeconds the time since the first fork, s
 * @param budget the time that the run may take; null when it may take any
 * @param leftSeconds the time that it will still take, s; NaN when that is not known
 * @param cutShort how many tables will lack some of their fewest rounds when the budget is spent
 * @param doing what is measured now, on one line; may be empty
 * @param soFar the ratios of what is measured now that have no verdict, on one line; may be empty
 */
public record RunStatus(
    int rounds,
    int plannedRounds,
    int decided,
    int ratios,
    double usedSeconds,
    Duration budget,
    double leftSeconds,
    int cutShort,
    String doing,
    String soFar) {}
