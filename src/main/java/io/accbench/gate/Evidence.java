package io.accbench.gate;

import io.accbench.analysis.Limit;
import io.accbench.analysis.Procedure;
import io.accbench.stats.Estimate;
import io.accbench.stats.TwoSample;

/**
 * The measurements of one change, as natural logarithms of candidate over base: 0 is no change.
 * Levels are those of the whole procedure: they allow for looking at a growing run.
 */
interface Evidence {
  /** Returns the number of independent samples, of the smaller side; 0 or more. */
  int samples();

  /** Returns the change with its interval, at a two-sided confidence between 0 and 1. */
  Estimate interval(double confidence);

  /**
   * Returns the one-sided p-value, 0 to 1, of the hypothesis that the change is not above a bound.
   */
  double levelAbove(double bound);

  /** Returns where the change lies relative to a limit, by itself. */
  Limit.LimitCheck test(Limit limit);

  /** The evidence on two cells of one run, from the differences within each round. */
  final class Rounds implements Evidence {
    private final double[] logs;
    private final Procedure procedure;

    Rounds(double[] logs, Procedure procedure) {
      this.logs = logs;
      this.procedure = procedure;
    }

    @Override
    public int samples() {
      return logs.length;
    }

    @Override
    public Estimate interval(double confidence) {
      return procedure.interval(logs, confidence);
    }

    @Override
    public double levelAbove(double bound) {
      return procedure.levelAbove(logs, bound);
    }

    @Override
    public Limit.LimitCheck test(Limit limit) {
      return procedure.test(logs, limit);
    }
  }

  /**
   * The proof that two cells of one run execute the same code, so that there is no change. What was
   * measured is then spread, and nothing is tested with it.
   *
   * @param samples the rounds that measured both, 0 or more
   */
  record SameCode(int samples) implements Evidence {
    @Override
    public Estimate interval(double confidence) {
      return new Estimate(0, 0, 0, samples);
    }

    @Override
    public double levelAbove(double bound) {
      return bound < 0 ? 0 : 1;
    }

    @Override
    public Limit.LimitCheck test(Limit limit) {
      return limit.test(samples, limit.logarithm() < 0, 0);
    }
  }

  /**
   * The evidence on two sides that were not measured together. Each may have been looked at while
   * it grew, and have ended when it looked good.
   *
   * <p>For another side of any fixed size, the looks at the growing side are covered by its own
   * levels. The difference's information grows by a smaller factor from look to look than the
   * growing side's samples do, so its looks are more alike. With likeness the chance falls that any
   * of them goes beyond its boundary (Slepian, "The one-sided barrier problem for Gaussian noise",
   * Bell System Technical Journal 41 (1962)). The other side may have any of the sizes at which it
   * is looked at: the error is divided by their number (Bonferroni), on the side that has fewer.
   *
   * <p>Note: the larger of the two sides' levels would cover one side's looks alone, as if the
   * other side had not chosen its end.
   */
  final class Sides implements Evidence {
    private final double[] now;
    private final double[] then;
    private final Procedure procedure;
    private final int grown;
    private final int sizes;

    Sides(double[] now, Procedure procedureNow, double[] then, Procedure procedureThen) {
      this.now = now;
      this.then = then;
      boolean nowGrows = procedureNow.looks() >= procedureThen.looks();
      this.procedure = nowGrows ? procedureNow : procedureThen;
      this.grown = nowGrows ? now.length : then.length;
      this.sizes = Math.min(procedureNow.looks(), procedureThen.looks());
    }

    @Override
    public int samples() {
      return Math.min(now.length, then.length);
    }

    @Override
    public Estimate interval(double confidence) {
      double ofOneSize = 1 - (1 - confidence) / sizes;
      return TwoSample.difference(now, then, procedure.confidence(ofOneSize, grown));
    }

    @Override
    public double levelAbove(double bound) {
      double ofOneSize = procedure.overall(TwoSample.levelAbove(now, then, bound), grown);
      return Math.min(1, sizes * ofOneSize);
    }

    @Override
    public Limit.LimitCheck test(Limit limit) {
      throw new IllegalStateException("no run waits for a stored one");
    }
  }
}
