package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.report.text.Counts;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The ratios that stayed without a verdict, the one that lacks the most rounds first. */
public final class Undecided {
  private record Open(Group group, Row row, String metric, MissingRounds missing) {
    String line() {
      return RatioTable.label(group, row)
          + " · "
          + CellLabel.of(group.block())
          + metric
          + ": "
          + missing.words();
    }
  }

  private final List<Open> open = new ArrayList<>();
  private int ratios;

  public Undecided(Analysis analysis) {
    for (Group group : Text.each(analysis.groups())) {
      for (Row row : group.rows()) {
        RowSentence sentence = new RowSentence(analysis, group, row);
        add(new Open(group, row, "", sentence.missing()), row.ratio());
        add(
            new Open(group, row, " · allocation", sentence.missingOfAllocation()),
            row.allocationRatio());
      }
    }
    open.sort(Comparator.comparingInt((Open each) -> each.missing.rounds()).reversed());
  }

  private void add(Open row, Ratio ratio) {
    if (ratio != null && ratio.verdict() != null) {
      ratios++;
      if (ratio.undecided()) {
        open.add(row);
      }
    }
  }

  /** Returns one line a ratio: {@code direct · read · order: about 9 more rounds, 2 min}. */
  public List<String> lines() {
    return open.stream().map(Open::line).toList();
  }

  /**
   * Returns one line with their number and the worst of them; empty when every ratio has a verdict.
   */
  public List<String> summary() {
    return open.isEmpty()
        ? List.of()
        : List.of(
            "%d of %s without a verdict; the furthest from a verdict: %s"
                .formatted(open.size(), Counts.of(ratios, "ratio"), open.get(0).line()));
  }
}
