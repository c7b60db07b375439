package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The ratios that stayed without a verdict, the one that lacks the most rounds first. */
public final class Undecided {
  private record UndecidedRatio(Group group, Row row, RatioMetric metric, MissingRounds missing) {
    String line() {
      return ComparedValues.of(group, row)
          + " · "
          + CellLabel.of(group.block())
          + (metric == RatioMetric.ALLOCATION ? " · " + metric.words() : "")
          + ": "
          + missing.words();
    }
  }

  private final List<UndecidedRatio> open = new ArrayList<>();

  /** The number of ratios of each metric, with a verdict or without. */
  private final Map<RatioMetric, Integer> ratios = new EnumMap<>(RatioMetric.class);

  private enum RatioMetric {
    TIME,
    ALLOCATION;

    String words() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Undecided(Analysis analysis) {
    for (Group group : analysis.groups()) {
      for (Row row : group.rows()) {
        RowSentence sentence = new RowSentence(analysis, group, row);
        add(new UndecidedRatio(group, row, RatioMetric.TIME, sentence.missing()), row.ratio());
        add(
            new UndecidedRatio(group, row, RatioMetric.ALLOCATION, sentence.missingOfAllocation()),
            row.allocation().ratio());
      }
    }
    open.sort(Comparator.comparingInt((UndecidedRatio each) -> each.missing.rounds()).reversed());
  }

  private void add(UndecidedRatio row, Ratio ratio) {
    if (ratio != null && ratio.verdict() != null) {
      ratios.merge(row.metric, 1, Integer::sum);
      if (ratio.undecided()) {
        open.add(row);
      }
    }
  }

  /** Returns one line a ratio: {@code direct · read · order: about 9 more rounds, 2 min}. */
  public List<String> lines() {
    return open.stream().map(UndecidedRatio::line).toList();
  }

  /**
   * Returns one line with their numbers and the worst of them; empty when every ratio has a
   * verdict: {@code 3 of 22 ratios of time without a verdict; the furthest from a verdict: …}.
   */
  public List<String> summary() {
    return open.isEmpty()
        ? List.of()
        : List.of(
            "%s without a verdict; the furthest from a verdict: %s"
                .formatted(
                    Stream.of(RatioMetric.values())
                        .map(this::number)
                        .filter(Text::present)
                        .collect(Collectors.joining(" and ")),
                    open.get(0).line()));
  }

  private String number(RatioMetric metric) {
    long number = open.stream().filter(each -> each.metric == metric).count();
    return number == 0
        ? ""
        : "%s of %s of %s"
            .formatted(
                Figure.grouped(number), Figure.count(ratios.get(metric), "ratio"), metric.words());
  }
}
