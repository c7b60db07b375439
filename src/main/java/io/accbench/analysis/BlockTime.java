package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The time that one block of a run has taken, and that its further rounds will take. */
final class BlockTime {
  /**
   * The expected rounds of a cell of which nothing is known yet, as a multiple of the fewest:
   * measured over the committed runs (reports/method).
   */
  private static final double OF_FEWEST = 3;

  private final Header header;
  private final Block block;
  private final double forecastSeconds;
  private final boolean untilDecided;
  private OpenBlock state;
  private Map<String, Integer> expected = Map.of();
  private Map<String, Launch> typical = Map.of();
  private double measuredSeconds;
  private double measuredRounds;

  /**
   * @param forecastSeconds the forecast of a round of all cells, s
   * @param untilDecided whether cells are closed when their ratios are decided
   */
  BlockTime(Header header, OpenBlock state, double forecastSeconds, boolean untilDecided) {
    this.header = header;
    this.block = state.block();
    this.state = state;
    this.forecastSeconds = forecastSeconds;
    this.untilDecided = untilDecided && !block.rounds().fixed();
  }

  /**
   * Adds a round.
   *
   * @param launches all launches of this block
   * @param analysed the analysis of the block; null where none was made after this round
   */
  void ended(OpenBlock now, List<Launch> launches, Group analysed) {
    List<Launch> round =
        launches.stream().filter(launch -> launch.round() == now.rounds() - 1).toList();
    state = now;
    measuredSeconds += header.roundSeconds(round, block);
    measuredRounds += (double) round.size() / Math.max(1, supported());
    typical = typical(launches);
    if (analysed != null && untilDecided) {
      expected = ExpectedRounds.of(now, analysed, header.settings().goal());
    }
  }

  double measuredSeconds() {
    return measuredSeconds;
  }

  /** Returns what the forecast was for the rounds that the block has had, s. */
  double forecastSeconds() {
    return forecastSeconds * measuredRounds;
  }

  /**
   * Returns what the further rounds will take, s; 0 when there are none.
   *
   * @param pace how many times as long as the forecast rounds take, for a block without a round
   */
  double secondsLeft(double pace) {
    if (!state.goesOn()) {
      return 0;
    }
    Map<String, Integer> last = lastRounds();
    double seconds = 0;
    int from = state.rounds();
    for (int to : new TreeSet<>(last.values())) {
      List<String> measured = new ArrayList<>();
      last.forEach(
          (cell, rounds) -> {
            if (rounds >= to) {
              measured.add(cell);
            }
          });
      seconds += (to - from) * roundSeconds(measured, pace);
      from = to;
    }
    return seconds;
  }

  /** Returns the expected rounds of each open cell; the baseline has as many as any other. */
  private Map<String, Integer> lastRounds() {
    Range rounds = block.rounds();
    Map<String, Integer> last = new HashMap<>();
    for (String cell : state.open()) {
      int of = untilDecided ? expected.getOrDefault(cell, unknown(rounds)) : rounds.most();
      last.put(cell, Math.max(state.rounds() + 1, Math.min(of, rounds.most())));
    }
    String baseline = block.baseline().cell().id();
    if (last.size() == 1) {
      int alone = untilDecided ? rounds.fewest() : rounds.most();
      last.replaceAll((cell, of) -> Math.max(state.rounds() + 1, alone));
    } else if (last.containsKey(baseline)) {
      last.remove(baseline);
      last.put(baseline, last.values().stream().mapToInt(of -> of).max().orElse(0));
    }
    return last;
  }

  private static int unknown(Range rounds) {
    return (int) Math.min(rounds.most(), Math.round(OF_FEWEST * Math.max(1, rounds.fewest())));
  }

  private double roundSeconds(List<String> cells, double pace) {
    if (typical.isEmpty()) {
      return pace * forecastSeconds * cells.size() / Math.max(1, supported());
    }
    List<Launch> forks = cells.stream().filter(typical::containsKey).map(typical::get).toList();
    return header.roundSeconds(forks, block);
  }

  private long supported() {
    return block.cells().stream().filter(PlannedCell::supported).count();
  }

  /** Returns for each cell the launch that took the median time; failed ones count, too. */
  private static Map<String, Launch> typical(List<Launch> launches) {
    Map<String, List<Launch>> byCell =
        launches.stream()
            .filter(launch -> Double.isFinite(launch.outcome().seconds()))
            .collect(Collectors.groupingBy(Launch::cell));
    Map<String, Launch> typical = new HashMap<>();
    byCell.forEach(
        (cell, forks) -> {
          List<Launch> sorted =
              forks.stream()
                  .sorted(Comparator.comparingDouble(launch -> launch.outcome().seconds()))
                  .toList();
          typical.put(cell, sorted.get(sorted.size() / 2));
        });
    return typical;
  }
}
