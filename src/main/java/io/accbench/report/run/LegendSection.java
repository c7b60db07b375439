package io.accbench.report.run;

import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.text.Text;
import java.util.List;

/** The meaning of each word and column, a sentence for each. */
final class LegendSection {
  private static final List<String> LINES =
      List.of(
          "ratio = time(baseline) / time(row), from the differences within each round, in every"
              + " mode: above 1 the row is faster than the baseline, below 1 it is slower; the"
              + " baseline's own row is exactly 1.",
          "verdict: faster or slower where the whole interval lies beyond the margin, same where it"
              + " lies inside, else undecided; with fewer than 5 rounds it is always undecided.",
          "99 % interval: of the ratio, over forks; if rounds are added until there is a verdict,"
              + " its 99 % hold for all interim looks together.",
          "A fork's number is a statistic of its steady iterations (see The run); JMH score is the"
              + " plain mean of all its measurements.",
          "ns (µs, ms) per access, per bean: time of one operation over the property reads or"
              + " writes in it and over the beans of the graph.",
          "first operation: the first one in a fresh JVM, which looks up, links and uses every"
              + " accessor once.",
          "JMH score: over forks, ± half of its 99 % interval, in one unit for the table; without ±"
              + " where that exceeds the score. ratios.csv has JMH's own unit.",
          "replaced: of all properties of the payload's types, those for which a module or strategy"
              + " replaced the library's own code. inactive: the row runs the baseline's own code,"
              + " so any difference is noise. document (B): what one operation writes or reads.",
          "B/op: bytes allocated by one operation (gc.alloc.rate.norm; of a first operation those"
              + " of its thread); alloc ratio = allocation(row) / allocation(baseline), so below 1"
              + " allocates less, and 0 allocates nothing.",
          "at the floor: not distinguishable from the empty benchmark, or below 1 ns; such a score"
              + " has no ratio.",
          "In words, and how to repeat it: what each row says, and one command for the table;"
              + " ratios.csv has the command of each row alone.",
          Text.NONE + " : not measured, or does not apply.");

  private LegendSection() {}

  static Section of(RunContent run) {
    return new Section(
        "words", "How to read it", "", Detail.USUAL, List.of(new Element.Bullets("", LINES)));
  }
}
