package io.accbench.stats;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.HypergeometricDistribution;

/**
 * A test of which of many features goes with a division of things into two groups. Its p-value
 * accounts for the number of features tested.
 *
 * <p>It is the single-step min-P test of Westfall and Young, "Resampling-Based Multiple Testing"
 * (1993), section 2.3. The things are divided again in every way that keeps the sizes of the
 * groups. The p-value is the share of divisions whose best feature has a level as low as that of
 * the best feature of the real division. This accounts exactly for the number of the features and
 * for their dependence. It does so too where features have different weights, as long as the
 * weights do not depend on the groups. Source: Genovese, Roeder and Wasserman, "False discovery
 * control with p-value weighting", Biometrika 93 (2006). Beyond {@link Divisions#MOST_DIVISIONS}
 * divisions, {@link Divisions#DRAWN} are drawn at random, and the real one counts as one of them.
 * Source: Phipson and Smyth, "Permutation p-values should never be zero", Statistical Applications
 * in Genetics and Molecular Biology 9 (2010).
 */
public final class Association {
  /** The largest difference of two levels that counts as rounding. */
  private static final double ROUNDING = 1e-9;

  private Association() {}

  /** A property of the things: each has it or not, or each has a number. */
  public interface Feature {
    /** Returns the p-value of this feature alone for each division, above 0 and at most 1. */
    double[] levels(Divisions divisions);

    /**
     * Returns how likely the feature is to matter, known beforehand. The level of the feature is
     * divided by this weight.
     */
    default double weight() {
      return 1;
    }
  }

  /**
   * The feature that goes best with the groups.
   *
   * @param feature the index of the feature
   * @param level the p-value over all features, above 0 and at most 1
   * @param alone the p-value of that feature, had no other been tested
   * @param lowest the p-value that the best possible division would have; when it is above the
   *     error, no division could be distinguished from chance
   */
  public record Best(int feature, double level, double alone, double lowest) {}

  /**
   * Returns the feature with the lowest level, or the first of several such features.
   *
   * @param group which things belong to one group; neither group is empty
   * @param features at least one
   * @throws IllegalArgumentException when a group is empty, or there is no feature
   */
  public static Best best(boolean[] group, List<Feature> features) {
    int[] real = IntStream.range(0, group.length).filter(i -> group[i]).toArray();
    if (real.length == 0 || real.length == group.length || features.isEmpty()) {
      throw new IllegalArgumentException(
          real.length + " of " + group.length + " things, " + features.size() + " features");
    }
    Divisions divisions = new Divisions(real, group.length);
    double[] lowest = new double[divisions.count()];
    Arrays.fill(lowest, Double.POSITIVE_INFINITY);
    int best = 0;
    double alone = 1;
    for (int f = 0; f < features.size(); f++) {
      double[] levels = features.get(f).levels(divisions);
      double weight = features.get(f).weight();
      if (levels[0] / weight < lowest[0] - ROUNDING) {
        best = f;
        alone = levels[0];
      }
      for (int d = 0; d < levels.length; d++) {
        lowest[d] = Math.min(lowest[d], levels[d] / weight);
      }
    }
    double least = Arrays.stream(lowest).min().orElseThrow();
    return new Best(best, shareBelow(lowest, lowest[0]), alone, shareBelow(lowest, least));
  }

  /**
   * Returns a feature that some things have. Its level is that of Fisher's exact test, two-sided,
   * which adds up the probabilities of all divisions that are no likelier.
   */
  public static Feature split(boolean... having) {
    return divisions -> {
      BitSet some = new BitSet(having.length);
      IntStream.range(0, having.length).filter(i -> having[i]).forEach(some::set);
      double[] byOverlap = fisher(divisions.things(), some.cardinality(), divisions.chosen());
      return Arrays.stream(divisions.overlaps(some))
          .mapToDouble(overlap -> byOverlap[overlap])
          .toArray();
    };
  }

  /**
   * Returns a feature that is a number of each thing, expected to be larger in the group. Its level
   * is that of the exact one-sided rank sum test (Wilcoxon 1945), in which equal numbers share
   * their ranks.
   *
   * @param values one finite number for each thing
   */
  public static Feature larger(double... values) {
    return divisions -> {
      double[] ranks = ranks(values);
      double[] sums =
          divisions.values(division -> division.stream().mapToDouble(i -> ranks[i]).sum());
      double[] sorted = sums.clone();
      Arrays.sort(sorted);
      return Arrays.stream(sums).map(sum -> shareFrom(sorted, sum - ROUNDING)).toArray();
    };
  }

  /** Returns the feature with a weight above 0, which must not depend on the groups. */
  public static Feature weighing(double weight, Feature feature) {
    return new Feature() {
      @Override
      public double[] levels(Divisions divisions) {
        return feature.levels(divisions);
      }

      @Override
      public double weight() {
        return weight;
      }
    };
  }

  private static double[] fisher(int things, int having, int chosen) {
    HypergeometricDistribution overlap =
        new HypergeometricDistribution(null, things, having, chosen);
    double[] chances = IntStream.rangeClosed(0, chosen).mapToDouble(overlap::probability).toArray();
    return Arrays.stream(chances)
        .map(one -> Arrays.stream(chances).filter(other -> other <= one * (1 + ROUNDING)).sum())
        .toArray();
  }

  private static double[] ranks(double... values) {
    double[] sorted = Samples.sorted(values);
    return Arrays.stream(values)
        .map(
            value -> {
              long below = Arrays.stream(sorted).filter(other -> other < value).count();
              long upTo = Arrays.stream(sorted).filter(other -> other <= value).count();
              return (below + upTo) / 2.0;
            })
        .toArray();
  }

  private static double shareBelow(double[] values, double limit) {
    long found = Arrays.stream(values).filter(value -> value <= limit + ROUNDING).count();
    return (double) found / values.length;
  }

  private static double shareFrom(double[] sorted, double limit) {
    int from = Arrays.binarySearch(sorted, limit);
    return (double) (sorted.length - (from < 0 ? -from - 1 : from)) / sorted.length;
  }
}
