package io.accbench.stats;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The divisions of things into two groups with the sizes of a real division: the real one first,
 * then all others, or random ones where these are too many. They are made again whenever they are
 * asked for, since ten thousand divisions of thousands of things would not fit in memory.
 */
public final class Divisions {
  /** The most divisions that are all tested. Arbitrary: some tens of milliseconds. */
  static final int MOST_DIVISIONS = 20_000;

  /** The number of random divisions; it gives a p-value of 0.05 a standard error of 0.002. */
  static final int DRAWN = 10_000;

  private static final int SEED = 20_221_122;

  private final int[] real;
  private final int things;
  private final boolean drawn;
  private final int count;

  /**
   * @param real the indices of one group, in order
   * @param things the number of things in both groups together
   */
  Divisions(int[] real, int things) {
    this.real = real.clone();
    this.things = things;
    double all = number(things, real.length);
    this.drawn = all > MOST_DIVISIONS;
    this.count = drawn ? 1 + DRAWN : (int) all;
  }

  /** Returns the number of divisions. */
  int count() {
    return count;
  }

  /** Returns the number of things in both groups together. */
  int things() {
    return things;
  }

  /** Returns the number of things in the one group. */
  int chosen() {
    return real.length;
  }

  /**
   * Returns a value of each division, in order.
   *
   * @param value takes the indices of the one group, and must not keep them
   */
  double[] values(ToDoubleFunction<int[]> value) {
    double[] values = new double[count];
    values[0] = value.applyAsDouble(real);
    return drawn ? random(values, value) : others(values, value);
  }

  private double[] others(double[] values, ToDoubleFunction<int[]> value) {
    int[] next = IntStream.range(0, real.length).toArray();
    int filled = 1;
    do {
      if (!Arrays.equals(next, real)) {
        values[filled++] = value.applyAsDouble(next);
      }
    } while (advance(next));
    return values;
  }

  private double[] random(double[] values, ToDoubleFunction<int[]> value) {
    Random random = new Random(SEED);
    int[] inOrder = IntStream.range(0, things).toArray();
    int[] all = new int[things];
    int[] one = new int[real.length];
    for (int i = 1; i < values.length; i++) {
      System.arraycopy(inOrder, 0, all, 0, things);
      draw(random, all, one);
      values[i] = value.applyAsDouble(one);
    }
    return values;
  }

  /** Returns the binomial coefficient. A large one is inexact, which the limit does not need. */
  private static double number(int things, int chosen) {
    double number = 1;
    for (int i = 1; i <= chosen; i++) {
      number = number * (things - chosen + i) / i;
    }
    return Math.rint(number);
  }

  /** Advances to the next combination in lexical order. Returns false after the last one. */
  private boolean advance(int[] combination) {
    int i = combination.length - 1;
    while (i >= 0 && combination[i] == things - combination.length + i) {
      i--;
    }
    if (i < 0) {
      return false;
    }
    combination[i]++;
    for (int j = i + 1; j < combination.length; j++) {
      combination[j] = combination[j - 1] + 1;
    }
    return true;
  }

  /** Draws some of all things, which are shuffled on the way. */
  private static void draw(Random random, int[] all, int[] drawn) {
    for (int i = 0; i < drawn.length; i++) {
      int other = i + random.nextInt(all.length - i);
      int swapped = all[i];
      all[i] = all[other];
      all[other] = swapped;
    }
    System.arraycopy(all, 0, drawn, 0, drawn.length);
  }
}
