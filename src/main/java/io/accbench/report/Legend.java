package io.accbench.report;

import java.util.List;

/** Explains how to read the tables, in one sentence for each column or word in them. */
final class Legend {
  private Legend() {}

  static List<String> lines() {
    return List.of(
        "ratio = time(baseline) / time(row), from the differences within each round, in every mode:"
            + " above 1 is faster than the baseline, below 1 is slower; the baseline's own row is"
            + " exactly 1.",
        "verdict: faster or slower where the whole interval lies beyond the margin, same where it"
            + " lies inside, else undecided; of fewer than 5 rounds always undecided.",
        "99 % interval: of the ratio, over forks; where rounds are added until the data decide, it"
            + " holds over all looks at them together.",
        "A fork's number is a statistic of its steady iterations (see The run); JMH score is the"
            + " plain mean of all that it measured.",
        "ns per access, ns per bean: time of one operation over the property reads or writes in it"
            + " and over the beans of the graph.",
        "first operation: of a fresh JVM, which looks up and links every accessor and uses each"
            + " once.",
        "JMH score: over forks, ± half of its 99 % interval, in JMH's unit; without ± where that"
            + " exceeds the score.",
        "replaced: properties whose code a module or strategy put in place of the library's own, of"
            + " all in the payload's types. inactive: the baseline's own code runs, so that a"
            + " difference is none. document (B): what one operation writes or reads.",
        "B/op: bytes allocated by one operation (gc.alloc.rate.norm; of a first operation those of"
            + " its thread); alloc ratio = allocation(row) / allocation(baseline), so below 1"
            + " allocates less, and none allocates nothing.",
        "at the floor: not told apart from the empty benchmark, or below 1 ns; such a score is"
            + " never divided by another.",
        Text.NONE + " : not measured, or does not apply.");
  }
}
