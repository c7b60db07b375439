package io.accbench.gate;

import io.accbench.stats.Estimate;
import io.accbench.stats.Looks;
import io.accbench.stats.TrimmedMean;
import io.accbench.stats.TwoSample;

/**
 * What measurements say of one change, as natural logarithms of candidate over base: 0 is no
 * change. Levels are those of the whole procedure: looking at a growing run is paid for.
 */
interface Evidence {
  /** Independent samples behind it, of the smaller side; 0 or more. */
  int samples();

  /** The change with its interval, at a two-sided confidence between 0 and 1. */
  Estimate interval(double confidence);

  /** The one-sided p-value, 0 to 1, that the change is not above a bound. */
  double levelAbove(double bound);

  /** Two cells of one run, from the differences within each round. */
  final class Rounds implements Evidence {
    private final double[] logs;
    private final Looks looks;

    Rounds(double[] logs, Looks looks) {
      this.logs = logs;
      this.looks = looks;
    }

    @Override
    public int samples() {
      return logs.length;
    }

    @Override
    public Estimate interval(double confidence) {
      return TrimmedMean.of(logs, Levels.nominal(looks, confidence, logs.length));
    }

    @Override
    public double levelAbove(double bound) {
      return Levels.overall(looks, TrimmedMean.levelAbove(logs, bound), logs.length);
    }
  }

  /**
   * Two sides that were not measured together. Each may have been looked at while it grew; the
   * price of both is the larger of the two, as if the other had been fixed.
   */
  final class Sides implements Evidence {
    private final double[] now;
    private final Looks looksNow;
    private final double[] then;
    private final Looks looksThen;

    Sides(double[] now, Looks looksNow, double[] then, Looks looksThen) {
      this.now = now;
      this.looksNow = looksNow;
      this.then = then;
      this.looksThen = looksThen;
    }

    @Override
    public int samples() {
      return Math.min(now.length, then.length);
    }

    @Override
    public Estimate interval(double confidence) {
      double nominal =
          Math.max(
              Levels.nominal(looksNow, confidence, now.length),
              Levels.nominal(looksThen, confidence, then.length));
      return TwoSample.difference(now, then, nominal);
    }

    @Override
    public double levelAbove(double bound) {
      double nominal = TwoSample.levelAbove(now, then, bound);
      return Math.max(
          Levels.overall(looksNow, nominal, now.length),
          Levels.overall(looksThen, nominal, then.length));
    }
  }
}
