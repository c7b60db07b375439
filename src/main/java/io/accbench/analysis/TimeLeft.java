package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * The time that the rounds of a run will still take, without a budget. Each cell is expected to get
 * the rounds that its ratios lack by the latest analysis of its block. Each round is expected to
 * take what the cell's median fork took. A block without a round takes what was forecast, times
 * what rounds of the other blocks took of their forecast.
 */
public final class TimeLeft {
  private final Map<String, BlockTime> blocks = new LinkedHashMap<>();

  /**
   * Creates the estimate of a run before its first round.
   *
   * @param forecastSeconds returns the forecast of one round of all cells of a block, s
   * @param untilDecided whether cells are closed when their ratios are decided
   */
  public TimeLeft(
      Header header,
      List<OpenBlock> blocks,
      ToDoubleFunction<Block> forecastSeconds,
      boolean untilDecided) {
    for (OpenBlock each : blocks) {
      double forecast = forecastSeconds.applyAsDouble(each.block());
      this.blocks.put(each.block().id(), new BlockTime(header, each, forecast, untilDecided));
    }
  }

  /**
   * Adds a round.
   *
   * @param launches all launches of this block
   * @param analysed the analysis of the block; null where none was made after this round
   */
  public void ended(OpenBlock block, List<Launch> launches, Group analysed) {
    BlockTime time = blocks.get(block.block().id());
    if (time != null) {
      time.ended(block, launches, analysed);
    }
  }

  /** Returns what the rounds so far took, s, as the forks of a round share the processors. */
  public double measuredSeconds() {
    return blocks.values().stream().mapToDouble(BlockTime::measuredSeconds).sum();
  }

  /** Returns what the further rounds will take, s; 0 when there are none. */
  public double seconds() {
    double forecast = blocks.values().stream().mapToDouble(BlockTime::forecastSeconds).sum();
    double measured = measuredSeconds();
    double pace = forecast > 0 && measured > 0 ? measured / forecast : 1;
    return blocks.values().stream().mapToDouble(block -> block.secondsLeft(pace)).sum();
  }
}
