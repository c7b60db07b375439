package io.accbench.analysis;

import io.accbench.model.Range;
import io.accbench.stats.Estimate;
import io.accbench.stats.Looks;
import io.accbench.stats.TrimmedMean;

/**
 * The procedure that decides at each look what the logarithms of a ratio show. It is pure, so that
 * it can be tried on samples of known truth.
 *
 * <p>Where rounds are added until the data decide, the interval of each look is surer than the
 * level of the whole procedure ({@link Looks}). A number of rounds that was fixed beforehand has
 * one look.
 */
public final class Procedure {
  /**
   * The numbers of fresh rounds that confirm a suspected regression. Nine are the fewest because
   * the trimmed mean loses least there ({@link Looks#of}). The most is arbitrary: a change that
   * needs more is too near its limit to fail a build.
   */
  public static final Range CONFIRMING = new Range(9, 60);

  private final Looks looks;
  private final boolean fixed;

  private Procedure(Looks looks, boolean fixed) {
    this.looks = looks;
    this.fixed = fixed;
  }

  /**
   * Returns the procedure for a range of rounds; fewer rounds than a look needs count as the
   * fewest.
   */
  public static Procedure of(Range rounds) {
    int most = Math.max(2, rounds.most());
    Looks looks =
        rounds.fixed()
            ? Looks.once(Math.max(1, rounds.most()))
            : Looks.of(Math.max(2, Math.min(rounds.fewest(), most)), most);
    return new Procedure(looks, rounds.fixed());
  }

  /**
   * Returns how many looks the procedure may take, at least 1; this is known before anything is
   * measured.
   */
  public int looks() {
    return looks.count();
  }

  /**
   * Returns whether there is a look after so many rounds, so that no more may be needed. Between
   * two looks nothing is decided: the error that is left is shared among the scheduled looks.
   */
  public boolean looksAfter(int rounds) {
    return looks.at(rounds);
  }

  /**
   * Returns the number of rounds at the next look; the given number when there is no further look.
   */
  public int next(int rounds) {
    return rounds >= looks.most() ? rounds : looks.next(rounds);
  }

  /** Returns whether the rounds were fixed beforehand, so that another run may fix more. */
  boolean fixed() {
    return fixed;
  }

  /**
   * Returns the two-sided confidence of the interval after so many rounds, for {@link
   * Analyzer#CONFIDENCE} over all looks.
   *
   * @param rounds the rounds that both cells have tried, failed ones included: that they failed
   *     does not depend on what they would have shown
   */
  double confidence(int rounds) {
    return confidence(Analyzer.CONFIDENCE, rounds);
  }

  /**
   * Returns the two-sided confidence of the interval after so many rounds, for another confidence
   * over all looks.
   *
   * @param overall the two-sided confidence over all looks, between 0 and 1, both excluded
   */
  public double confidence(double overall, int rounds) {
    return looks.confidence(overall, known(rounds));
  }

  /**
   * Returns the verdict on a ratio after as many rounds as there are logarithms.
   *
   * @param logs ln(time of the baseline / time of the candidate) of each round, at least one
   * @param margin 0 or more: 0.02 is 2 %
   */
  public Verdict verdict(double[] logs, double margin) {
    return Verdict.of(exp(TrimmedMean.of(logs, confidence(logs.length))), margin);
  }

  /**
   * Returns the interval of a change that a gate shows after as many rounds as there are
   * logarithms. Where a fork was lost, the interval is taken between two looks, for fewer rounds
   * than were scheduled. It is then wider, never narrower than {@link #confidence(int)} of the
   * rounds that were tried.
   *
   * @param confidence the two-sided confidence over all looks, between 0 and 1
   */
  public Estimate interval(double[] logs, double confidence) {
    return TrimmedMean.of(logs, confidence(confidence, logs.length));
  }

  /**
   * Returns the one-sided p-value, 0 to 1, of the hypothesis that the true centre is not above a
   * bound. It holds for the whole procedure, with all looks until now.
   *
   * @param logs of each round, at least one
   */
  public double levelAbove(double[] logs, double bound) {
    return overall(TrimmedMean.levelAbove(logs, bound), logs.length);
  }

  /**
   * Returns the one-sided p-value, 0 to 1, of the whole procedure, given that of the look after so
   * many rounds. A value of a half or more says nothing, and is not corrected.
   */
  public double overall(double level, int rounds) {
    return level >= 0.5 ? level : Math.min(1, looks.overallLevel(2 * level, known(rounds)) / 2);
  }

  /**
   * Returns whether {@link #levelAbove} is below an error. It finds this from the level that this
   * look may spend, which is known for all samples of one size.
   *
   * @param error one-sided, above 0 and below 0.5
   */
  public boolean above(double[] logs, double bound, double error) {
    double spent = 1 - confidence(1 - 2 * error, logs.length);
    return TrimmedMean.levelAbove(logs, bound) < spent / 2;
  }

  /**
   * Returns the position of a change after as many rounds as there are logarithms.
   *
   * @param logs ln(candidate / base) of each round
   */
  public Limit.LimitCheck test(double[] logs, Limit limit) {
    if (logs.length < Analyzer.FEWEST_ROUNDS) {
      return Limit.LimitCheck.OPEN;
    }
    return limit.test(
        logs.length,
        above(logs, limit.logarithm(), limit.error() / limit.tests()),
        interval(logs, 1 - limit.error()).high());
  }

  /** Returns a ratio from its logarithm. */
  private static Estimate exp(Estimate logarithm) {
    return logarithm.exp();
  }

  /** Returns the rounds, at most those that were planned: a run from elsewhere may hold more. */
  private int known(int rounds) {
    return Math.max(1, Math.min(rounds, looks.most()));
  }
}
