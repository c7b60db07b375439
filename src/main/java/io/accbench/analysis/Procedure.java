package io.accbench.analysis;

import io.accbench.model.Range;
import io.accbench.stats.Estimate;
import io.accbench.stats.Looks;
import io.accbench.stats.TrimmedMean;

/**
 * From the logarithms of a ratio to what they show, whenever they are looked at: pure, so that what
 * decides a run can be tried on samples of known truth.
 *
 * <p>Where rounds are added until the data decide, the interval of each look is surer than the
 * level of the whole procedure ({@link Looks}); a number of rounds that was fixed beforehand is one
 * look.
 */
public final class Procedure {
  /**
   * Fresh rounds that confirm what seems to have regressed. Nine are the fewest because the trimmed
   * mean loses least there ({@link Looks#of}); the most is arbitrary: a change that needs more is
   * too near its limit to fail a build.
   */
  public static final Range CONFIRMING = new Range(9, 60);

  private final Looks looks;
  private final boolean fixed;

  private Procedure(Looks looks, boolean fixed) {
    this.looks = looks;
    this.fixed = fixed;
  }

  /** Of so many rounds; fewer than a look can be taken at are taken as the fewest. */
  public static Procedure of(Range rounds) {
    int most = Math.max(2, rounds.most());
    Looks looks =
        rounds.fixed()
            ? Looks.once(Math.max(1, rounds.most()))
            : Looks.of(Math.max(2, Math.min(rounds.fewest(), most)), most);
    return new Procedure(looks, rounds.fixed());
  }

  /** How many looks it may take, at least 1: known before anything is measured. */
  public int looks() {
    return looks.count();
  }

  /**
   * Whether more rounds may be called off after so many. Between two looks nothing is decided: the
   * error that is left is shared among the looks that are scheduled.
   */
  public boolean looksAfter(int rounds) {
    return looks.at(rounds);
  }

  /** The next look after so many rounds; that number itself when there is none. */
  public int next(int rounds) {
    return rounds >= looks.most() ? rounds : looks.next(rounds);
  }

  /** Whether the rounds were fixed beforehand, so that another run may fix more. */
  public boolean fixed() {
    return fixed;
  }

  /**
   * The two-sided confidence of the interval after so many rounds, for {@link Analyzer#CONFIDENCE}
   * over all looks.
   *
   * @param rounds that both cells have tried, failed ones included: that they failed does not
   *     depend on what they would have shown
   */
  public double confidence(int rounds) {
    return confidence(Analyzer.CONFIDENCE, rounds);
  }

  /**
   * The same for another confidence over all looks.
   *
   * @param overall two-sided, between 0 and 1, both excluded
   */
  public double confidence(double overall, int rounds) {
    return looks.confidence(overall, known(rounds));
  }

  /**
   * The verdict on a ratio after as many rounds as there are logarithms.
   *
   * @param logs ln(time of the baseline / time of the candidate) of each round, at least one
   * @param margin 0 or more: 0.02 is 2 %
   */
  public Verdict verdict(double[] logs, double margin) {
    return Verdict.of(exp(TrimmedMean.of(logs, confidence(logs.length))), margin);
  }

  /**
   * The interval of a change that a gate shows after as many rounds as there are logarithms. Where
   * a fork was lost, it is taken between two looks, as less than was scheduled: wider, never
   * narrower than {@link #confidence(int)} of the rounds that were tried.
   *
   * @param confidence over all looks, two-sided, between 0 and 1
   */
  public Estimate interval(double[] logs, double confidence) {
    return TrimmedMean.of(logs, confidence(confidence, logs.length));
  }

  /**
   * The one-sided p-value, 0 to 1, that the true centre is not above a bound: that of the whole
   * procedure, with all looks until now.
   *
   * @param logs of each round, at least one
   */
  public double levelAbove(double[] logs, double bound) {
    return overall(TrimmedMean.levelAbove(logs, bound), logs.length);
  }

  /**
   * A one-sided p-value, 0 to 1, of the look after so many rounds as one of the whole procedure. A
   * half and more says nothing, and is not corrected.
   */
  public double overall(double level, int rounds) {
    return level >= 0.5 ? level : Math.min(1, looks.overallLevel(2 * level, known(rounds)) / 2);
  }

  /**
   * Whether {@link #levelAbove} is below an error: the same, found from the level that this look
   * may spend, which is known for all samples of one size.
   *
   * @param error one-sided, above 0 and below 0.5
   */
  public boolean above(double[] logs, double bound, double error) {
    double spent = 1 - confidence(1 - 2 * error, logs.length);
    return TrimmedMean.levelAbove(logs, bound) < spent / 2;
  }

  /**
   * Where a change stands after as many rounds as there are logarithms.
   *
   * @param logs ln(candidate / base) of each round
   */
  public Limit.Stand stand(double[] logs, Limit limit) {
    if (logs.length < Analyzer.FEWEST_ROUNDS) {
      return Limit.Stand.OPEN;
    }
    return limit.stand(
        logs.length,
        above(logs, limit.logarithm(), limit.error() / limit.tests()),
        interval(logs, 1 - limit.error()).high());
  }

  /** A ratio of its logarithm. */
  static Estimate exp(Estimate logarithm) {
    return logarithm.exp();
  }

  /** A run from elsewhere may hold more rounds than it planned. */
  private int known(int rounds) {
    return Math.max(1, Math.min(rounds, looks.most()));
  }
}
