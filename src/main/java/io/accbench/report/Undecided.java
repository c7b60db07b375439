package io.accbench.report;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The rows that stayed without a verdict, the one that needs most first. */
final class Undecided {
  private record Open(Group group, Row row, RowSentence sentence) {
    String place() {
      return RatioTable.label(group, row) + " · " + Title.of(group.block());
    }

    /** Infinite where the plan's rounds would not do. */
    int missing() {
      int rounds = row.ratio().missingRounds();
      return rounds < 0 ? Integer.MAX_VALUE : rounds;
    }

    String line() {
      return place() + ": " + sentence.missing();
    }
  }

  private final List<Open> open = new ArrayList<>();
  private int ratios;

  Undecided(Analysis analysis) {
    for (Group group : Text.each(analysis.groups())) {
      for (Row row : group.rows()) {
        Ratio ratio = row.ratio();
        if (ratio == null || ratio.verdict() == null) {
          continue;
        }
        ratios++;
        if (ratio.undecided()) {
          open.add(new Open(group, row, new RowSentence(analysis, group, row)));
        }
      }
    }
    open.sort(Comparator.comparingInt(Open::missing).reversed());
  }

  /** One a row: {@code direct · read · order: about 9 more rounds, 2 min}. */
  List<String> lines() {
    return open.stream().map(Open::line).toList();
  }

  /** Their number and the worst of them in one line; none when every ratio has a verdict. */
  List<String> summary() {
    return open.isEmpty()
        ? List.of()
        : List.of(
            "%d of %s without a verdict; most is missing for %s"
                .formatted(open.size(), Work.counted(ratios, "ratio"), open.get(0).line()));
  }
}
