package io.accbench.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The schedule of looks at a growing set of rounds, and the confidence that each look needs so that
 * the whole procedure keeps its error.
 *
 * <p>The interval shown after each look is a repeated confidence interval. With the overall
 * confidence, all of them contain the true value, whenever and for whatever reason the measurement
 * ends. Source: Jennison and Turnbull, "Interim analyses: the repeated confidence interval
 * approach", JRSS B 51 (1989). The boundaries are those of normal means with known variance. Their
 * two-sided levels are then used with Student's t, as is common practice (Jennison and Turnbull,
 * "Group Sequential Methods", 2000, section 4.4).
 */
public final class Looks {
  private final int[] schedule;
  private final SpendingPlan plan;

  private Looks(int[] schedule, Spending spending) {
    this.schedule = schedule;
    this.plan = new SpendingPlan(schedule, spending);
  }

  /**
   * Returns a schedule with looks after {@code fewest} rounds, after {@code most}, and in between
   * each time the rounds have grown by about a quarter. From 9 on these are 9, 14, 19, 24, …: with
   * one round more the trimmed mean would drop two more samples, so it loses least there.
   *
   * @param fewest rounds before the first look, at least 2
   * @param most rounds after which the error is spent, at least {@code fewest}
   * @throws IllegalArgumentException when an argument is outside its range
   */
  public static Looks of(int fewest, int most) {
    if (fewest < 2 || most < fewest) {
      throw new IllegalArgumentException("no looks from " + fewest + " to " + most + " rounds");
    }
    int[] schedule =
        IntStream.iterate(fewest, n -> n <= most, n -> n == most ? most + 1 : after(n, most))
            .toArray();
    return new Looks(schedule, Spending.earlyAndLate(3.0 / most));
  }

  /**
   * Returns a schedule with a single look, after a number of rounds fixed beforehand. Its level is
   * the overall one, also when forks failed and fewer rounds count.
   *
   * @param rounds at least 1
   */
  public static Looks once(int rounds) {
    if (rounds < 1) {
      throw new IllegalArgumentException("no look after " + rounds + " rounds");
    }
    return new Looks(new int[] {rounds}, (error, fraction) -> error);
  }

  /** Returns the number of rounds after which the whole error is spent. */
  public int most() {
    return schedule[schedule.length - 1];
  }

  /** Returns how many looks are scheduled, at least 1. */
  public int count() {
    return schedule.length;
  }

  /** Returns whether a look is scheduled after so many rounds. */
  public boolean at(int rounds) {
    return Arrays.binarySearch(schedule, rounds) >= 0;
  }

  /**
   * Returns the number of rounds at the first scheduled look after {@code rounds}, or {@link
   * #most()} when no look is left.
   */
  public int next(int rounds) {
    return Arrays.stream(schedule).filter(n -> n > rounds).findFirst().orElse(most());
  }

  /**
   * Returns the two-sided confidence of the interval shown after so many rounds, between 0 and 1,
   * both excluded. It assumes that all earlier scheduled looks were taken.
   *
   * <p>A look between two scheduled ones (the time is over, forks have failed) must be the last. It
   * spends the error that has become free since the scheduled look before; a verdict after each
   * round would spend that error several times.
   *
   * @param overallConfidence confidence of the whole procedure, between 0 and 1, both excluded:
   *     0.99
   * @param rounds number of samples of the ratio, from 1 to {@link #most()}
   * @throws IllegalArgumentException when an argument is outside its range
   */
  public double confidence(double overallConfidence, int rounds) {
    Samples.checkConfidence(overallConfidence);
    checkRounds(rounds);
    return 1 - plan.level(1 - overallConfidence, rounds);
  }

  /**
   * Returns the smallest overall error at which the look after so many rounds would have excluded a
   * value with this nominal p-value. This is a sequential p-value, from {@code nominalLevel} to 1.
   * For a level below 10⁻¹⁰ it is an upper bound, by Bonferroni; for a level of 0 it is 0.
   *
   * @param nominalLevel the two-sided p-value of the samples, as if there were one look; 0 to 1
   * @param rounds from 1 to {@link #most()}
   * @throws IllegalArgumentException when an argument is outside its range
   */
  public double overallLevel(double nominalLevel, int rounds) {
    Samples.checkLevel(nominalLevel);
    checkRounds(rounds);
    return plan.overall(nominalLevel, rounds);
  }

  private void checkRounds(int rounds) {
    if (rounds < 1 || rounds > most()) {
      throw new IllegalArgumentException(rounds + " rounds are not between 1 and " + most());
    }
  }

  private static int after(int rounds, int most) {
    int grown =
        rounds < 9 ? Math.min(rounds + 2, 9) : rounds + 5 * Math.max(1, Math.round(rounds / 20f));
    return Math.min(grown - (grown > 9 ? (grown + 1) % 5 : 0), most);
  }
}
