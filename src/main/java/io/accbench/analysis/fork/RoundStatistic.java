package io.accbench.analysis.fork;

import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A statistic that makes the logarithm of one ratio of two forks of a round. */
public interface RoundStatistic {
  /**
   * The median of the log differences of iterations that ran right after each other, so that a
   * disturbance of both in the same tens of milliseconds cancels out.
   */
  RoundStatistic PAIRWISE = new Pairwise();

  /** The statistic in use. */
  RoundStatistic DEFAULT = of(ForkStatistic.DEFAULT);

  /** Returns every statistic that can be chosen. */
  static List<RoundStatistic> statistics() {
    return Stream.concat(ForkStatistic.ALL.stream().map(RoundStatistic::of), Stream.of(PAIRWISE))
        .toList();
  }

  /** Returns the logarithm of the quotient of two forks' own numbers as a statistic. */
  static RoundStatistic of(ForkStatistic statistic) {
    return new Quotient(statistic.words(), fork -> fork.nanosPerOp(statistic));
  }

  /** Returns the statistic's name in reports. */
  String words();

  /** Returns ln(numerator) − ln(denominator), which is finite. */
  double logRatio(Fork numerator, Fork denominator);

  /**
   * The logarithm of the quotient of two numbers, one of each fork.
   *
   * @param sample a fork's number, above 0
   */
  record Quotient(String words, ToDoubleFunction<Fork> sample) implements RoundStatistic {
    @Override
    public double logRatio(Fork numerator, Fork denominator) {
      return Math.log(sample.applyAsDouble(numerator))
          - Math.log(sample.applyAsDouble(denominator));
    }
  }

  /**
   * The median over pairs of iterations. Let r be the median of ln aᵢ − ln bᵢ without collection,
   * and m the mean of the two median logarithms. The forks then take e^(m + r/2) and e^(m − r/2),
   * each plus the time of its own collection.
   */
  record Pairwise() implements RoundStatistic {
    /** The fewest pairs whose median is used. Arbitrary. */
    private static final int FEWEST_PAIRS = 5;

    @Override
    public String words() {
      return "median of pairs + GC";
    }

    @Override
    public double logRatio(Fork numerator, Fork denominator) {
      Iterations a = numerator.iterations();
      Iterations b = denominator.iterations();
      int[] pairs =
          IntStream.range(0, Math.min(a.size(), b.size()))
              .filter(i -> a.counts(i) && b.counts(i))
              .toArray();
      if (!a.inTurns() || !b.inTurns() || pairs.length < FEWEST_PAIRS) {
        return of(ForkStatistic.DEFAULT).logRatio(numerator, denominator);
      }
      double ratio = median(pairs, i -> log(a, i) - log(b, i));
      double middle = (median(pairs, i -> log(a, i)) + median(pairs, i -> log(b, i))) / 2;
      return Math.log(Math.exp(middle + ratio / 2) + a.gcNanosPerOp())
          - Math.log(Math.exp(middle - ratio / 2) + b.gcNanosPerOp());
    }

    private static double log(Iterations iterations, int i) {
      return Math.log(iterations.nanosWithoutGc(i));
    }

    private static double median(int[] pairs, IntToDoubleFunction value) {
      return Quantile.median(Arrays.stream(pairs).mapToDouble(value).toArray());
    }
  }
}
