package io.accbench.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The divisions of things into two groups with the sizes of a real division: the real one first,
 * then all others, or random ones where these are too many. A division is kept as one bit for each
 * thing, so that ten thousand divisions of thousands of things fit in some megabytes.
 */
public final class Divisions {
  /** The most divisions that are all tested. Arbitrary: some tens of milliseconds. */
  static final int MOST_DIVISIONS = 20_000;

  /** The number of random divisions; it gives a p-value of 0.05 a standard error of 0.002. */
  static final int DRAWN = 10_000;

  private static final int SEED = 20_221_122;

  private final int things;
  private final int chosen;
  private final List<BitSet> all = new ArrayList<>();

  /**
   * @param real the indices of one group, in order
   * @param things the number of things in both groups together
   */
  Divisions(int[] real, int things) {
    this.things = things;
    this.chosen = real.length;
    all.add(bits(real));
    if (number(things, chosen) <= MOST_DIVISIONS) {
      addOthers(real);
    } else {
      addRandom();
    }
  }

  private static BitSet bits(int... group) {
    BitSet bits = new BitSet();
    Arrays.stream(group).forEach(bits::set);
    return bits;
  }

  private void addOthers(int[] real) {
    int[] next = IntStream.range(0, chosen).toArray();
    do {
      if (!Arrays.equals(next, real)) {
        all.add(bits(next));
      }
    } while (advance(next));
  }

  private void addRandom() {
    Random random = new Random(SEED);
    for (int i = 0; i < DRAWN; i++) {
      all.add(bits(draw(random)));
    }
  }

  /** Returns the number of divisions. */
  int count() {
    return all.size();
  }

  /** Returns the number of things in both groups together. */
  int things() {
    return things;
  }

  /** Returns the number of things in the one group. */
  int chosen() {
    return chosen;
  }

  /** Returns a value of each division, in order, from the indices of the one group. */
  double[] values(ToDoubleFunction<BitSet> value) {
    return all.stream().mapToDouble(value).toArray();
  }

  /** Returns how many of some things are in the one group, for each division. */
  int[] overlaps(BitSet some) {
    BitSet both = new BitSet(things);
    return all.stream()
        .mapToInt(
            division -> {
              both.clear();
              both.or(division);
              both.and(some);
              return both.cardinality();
            })
        .toArray();
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

  private int[] draw(Random random) {
    int[] shuffled = IntStream.range(0, things).toArray();
    for (int i = 0; i < chosen; i++) {
      int other = i + random.nextInt(things - i);
      int swapped = shuffled[i];
      shuffled[i] = shuffled[other];
      shuffled[other] = swapped;
    }
    return Arrays.copyOf(shuffled, chosen);
  }
}
