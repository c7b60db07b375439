package io.accbench.analysis.fork;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Quantile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The time that one more round of a row and its baseline would take; for a baseline, that of itself
 * alone.
 */
public final class RoundTime {
  private RoundTime() {}

  /** Returns the median over the rounds so far, s; NaN when no round has measured both. */
  public static double medianSeconds(
      Header header, List<Launch> launches, Block block, PlannedCell row) {
    if (row.equals(block.baseline())) {
      return median(
          byRound(launches, row).values().stream().map(launch -> launch.outcome().seconds()));
    }
    Map<Integer, Launch> baseline = byRound(launches, block.baseline());
    Map<Integer, Launch> own = byRound(launches, row);
    return median(
        own.keySet().stream()
            .filter(baseline::containsKey)
            .map(round -> List.of(own.get(round), baseline.get(round)))
            .map(forks -> header.roundSeconds(forks, block)));
  }

  private static double median(Stream<Double> all) {
    double[] seconds = all.mapToDouble(Double::doubleValue).toArray();
    return seconds.length == 0 ? Double.NaN : Quantile.median(seconds);
  }

  /**
   * Returns a time that is only guessed, in words: {@code 40 s}, {@code 12 min}, {@code 3 h}; empty
   * for no time.
   */
  public static String words(double seconds) {
    if (!(seconds > 0) || Double.isInfinite(seconds)) {
      return "";
    }
    if (seconds < 90) {
      return Math.max(1, Math.round(seconds)) + " s";
    }
    return seconds < 5400 ? Math.round(seconds / 60) + " min" : Math.round(seconds / 3600) + " h";
  }

  private static Map<Integer, Launch> byRound(List<Launch> launches, PlannedCell planned) {
    String cell = planned.cell().id();
    Map<Integer, Launch> rounds = new HashMap<>();
    for (Launch launch : LaunchList.ofCell(launches, cell)) {
      if (!launch.failed() && Double.isFinite(launch.outcome().seconds())) {
        rounds.putIfAbsent(launch.round(), launch);
      }
    }
    return rounds;
  }
}
