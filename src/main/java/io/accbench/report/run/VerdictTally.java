package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.CellOutcome;
import io.accbench.report.document.Element;
import io.accbench.report.document.Tone;
import io.accbench.report.text.Figure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts the ratios of some groups by their verdicts. */
final class VerdictTally {
  private final Map<Tone, Integer> counts = new EnumMap<>(Tone.class);
  private int without;
  private int notRun;

  VerdictTally(List<Group> groups) {
    for (Group group : groups) {
      for (Row row : group.rows()) {
        if (!group.isBaseline(row)) {
          count(row);
        }
      }
    }
  }

  private void count(Row row) {
    if (row.measured() && row.ratio() != null && !row.time().atFloor() && !row.ratio().inactive()) {
      counts.merge(RowLook.ofTime(row, false).tone(), 1, Integer::sum);
    } else if (row.outcome() instanceof CellOutcome.NotRun) {
      notRun++;
    } else {
      without++;
    }
  }

  /** Returns the number of ratios with a verdict. */
  int of(Tone tone) {
    return counts.getOrDefault(tone, 0);
  }

  /** Returns the number of rows without a ratio, with those that were not run. */
  int without() {
    return without + notRun;
  }

  Element element() {
    List<Element.Count> all = new ArrayList<>();
    add(all, Tone.FASTER, "▲ faster");
    add(all, Tone.SLOWER, "▼ slower");
    add(all, Tone.SAME, "■ the same");
    add(all, Tone.UNDECIDED, "○ undecided");
    addAny(all, without, "without a ratio");
    addAny(all, notRun, "not run");
    return new Element.Tally(all);
  }

  private void add(List<Element.Count> all, Tone tone, String words) {
    all.add(new Element.Count(Figure.grouped(of(tone)), words, tone));
  }

  private static void addAny(List<Element.Count> all, int number, String words) {
    if (number > 0) {
      all.add(new Element.Count(Figure.grouped(number), words, Tone.PLAIN));
    }
  }
}
