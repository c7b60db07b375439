package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import io.accbench.stats.Quantile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What one more round of a row and its baseline would take. */
public final class RoundTime {
  private RoundTime() {}

  /**
   * The median over the rounds so far, s; NaN when none has measured both. Forks that live at the
   * same time start and warm up side by side, and measure in turns.
   */
  public static double medianSeconds(
      Header header, List<Launch> launches, Block block, PlannedCell row) {
    boolean together =
        header.settings() != null
            && header.settings().interleaving() == Interleaving.ITERATIONS
            && row.cell().mode().steady();
    Map<Integer, Double> baseline = byRound(launches, block.baseline());
    Map<Integer, Double> own = byRound(launches, row);
    double measuring = together ? measuringSeconds(header.settings()) : 0;
    double[] seconds =
        own.entrySet().stream()
            .filter(entry -> baseline.containsKey(entry.getKey()))
            .mapToDouble(
                entry ->
                    together
                        ? Math.max(entry.getValue(), baseline.get(entry.getKey())) + measuring
                        : entry.getValue() + baseline.get(entry.getKey()))
            .toArray();
    return seconds.length == 0 ? Double.NaN : Quantile.median(seconds);
  }

  private static double measuringSeconds(Settings settings) {
    return settings.iterations() * settings.time().toNanos() / 1e9;
  }

  private static Map<Integer, Double> byRound(List<Launch> launches, PlannedCell planned) {
    String cell = planned.cell().id();
    Map<Integer, Double> seconds = new HashMap<>();
    for (Launch launch : launches) {
      if (launch.cell().equals(cell) && !launch.failed() && Double.isFinite(launch.seconds())) {
        seconds.putIfAbsent(launch.round(), launch.seconds());
      }
    }
    return seconds;
  }
}
