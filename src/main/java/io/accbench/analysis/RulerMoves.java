package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.model.Conditions;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * The rounds in which a ruler moved. A ruler is work that takes the same time next to each fork of
 * a round, so that a difference comes from the machine. The measured cells themselves never count
 * as a sign of a disturbance.
 */
final class RulerMoves {
  /** The least move of a ruler that counts, as a share of its time. */
  private static final double LEAST = 0.05;

  /** The largest usual move, in robust standard deviations of all moves of the run. */
  private static final double FAR = 3;

  /**
   * The move that counts however unquiet the machine is, as a logarithm: three times the least.
   * Arbitrary.
   */
  private static final double MOST_LOG = 3 * Math.log1p(LEAST);

  /**
   * The factor that brings the median absolute deviation of normal noise to its standard deviation.
   */
  private static final double NORMAL = 1.4826;

  private static final List<ToDoubleFunction<Conditions>> RULERS =
      List.of(Conditions::rulerNanos, Conditions::allocatingRulerNanos);

  private final double threshold;

  /**
   * @param blocks the cells of each block, the baseline first
   */
  RulerMoves(Collection<List<CellSample>> blocks) {
    List<Double> moves = new ArrayList<>();
    for (List<CellSample> cells : blocks) {
      for (CellSample sampled : cells.subList(1, cells.size())) {
        moves.addAll(moves(cells.get(0).forks(), sampled.forks()).values());
      }
    }
    double usual =
        moves.isEmpty()
            ? 0
            : NORMAL * Quantile.median(moves.stream().mapToDouble(Double::doubleValue).toArray());
    threshold = Math.max(Math.log1p(LEAST), Math.min(FAR * usual, MOST_LOG));
  }

  /** Returns the rounds in which a ruler of two cells differed by more than it usually does. */
  Set<Integer> disturbed(Forks baseline, Forks forks) {
    Map<Integer, Double> moves = moves(baseline, forks);
    Set<Integer> rounds = new HashSet<>(moves.keySet());
    rounds.removeIf(round -> moves.get(round) <= threshold);
    return rounds;
  }

  /**
   * Returns how far a ruler moved between the forks of each round: the larger |ln(one / other)| of
   * the two rulers; a round without rulers is absent.
   */
  static Map<Integer, Double> moves(Forks baseline, Forks forks) {
    Map<Integer, Double> moves = new TreeMap<>();
    for (Forks.ForkPair pair : forks.pairs(baseline)) {
      for (ToDoubleFunction<Conditions> ruler : RULERS) {
        double move = Math.abs(log(ruler, pair.one()) - log(ruler, pair.other()));
        if (Double.isFinite(move)) {
          moves.merge(pair.one().round(), move, Math::max);
        }
      }
    }
    return moves;
  }

  private static double log(ToDoubleFunction<Conditions> ruler, Fork fork) {
    return Math.log(ruler.applyAsDouble(fork.launch().conditions()));
  }
}
