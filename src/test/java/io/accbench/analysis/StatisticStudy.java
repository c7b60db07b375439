package io.accbench.analysis;

import io.accbench.analysis.fork.Forks;
import io.accbench.analysis.fork.RoundStatistic;
import io.accbench.model.Journal;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How much the ratio of two cells spreads from round to round by each statistic of a round. */
final class StatisticStudy {
  /** Brings the median absolute deviation of normal noise to its standard deviation. */
  private static final double NORMAL = 1.4826;

  private StatisticStudy() {}

  /**
   * The spread by one statistic, all of it of natural logarithms.
   *
   * @param statistic its name in reports
   * @param rounds that measured both cells
   * @param median of the log ratios: what an injected slow-down should have moved
   * @param sd their standard deviation; NaN of one round
   * @param robustSd 1.4826 times their median absolute deviation from the median
   */
  record Spread(String statistic, int rounds, double median, double sd, double robustSd) {}

  /**
   * One for each statistic, of ln(time of A) − ln(time of B); empty when no round measured both.
   *
   * @param cellA its id
   * @param cellB its id
   * @throws IllegalArgumentException when the journal's plan has no such cell
   */
  static List<Spread> of(Journal journal, String cellA, String cellB) {
    Map<String, Forks> forks = Analyzer.forks(journal.header(), journal.launches());
    Forks a = known(forks, cellA);
    Forks b = known(forks, cellB);
    List<Spread> spreads = new ArrayList<>();
    for (RoundStatistic statistic : RoundStatistic.statistics()) {
      double[] logs =
          CellComparison.logs(a, b, statistic).stream().mapToDouble(Double::doubleValue).toArray();
      if (logs.length > 0) {
        spreads.add(spread(statistic.words(), logs));
      }
    }
    return List.copyOf(spreads);
  }

  private static Forks known(Map<String, Forks> forks, String cell) {
    Forks known = forks.get(cell);
    if (known == null) {
      throw new IllegalArgumentException("no cell " + cell);
    }
    return known;
  }

  private static Spread spread(String statistic, double... logs) {
    double median = Quantile.median(logs);
    double[] deviations = new double[logs.length];
    double mean = 0;
    for (int i = 0; i < logs.length; i++) {
      deviations[i] = Math.abs(logs[i] - median);
      mean += logs[i] / logs.length;
    }
    double squares = 0;
    for (double log : logs) {
      squares += (log - mean) * (log - mean);
    }
    double sd = logs.length < 2 ? Double.NaN : Math.sqrt(squares / (logs.length - 1));
    return new Spread(statistic, logs.length, median, sd, NORMAL * Quantile.median(deviations));
  }
}
