package io.accbench.hotspot;

import io.accbench.stats.ClusterSpread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * Computes shares of the samples of several recordings. Recordings differ, since the JIT compiler
 * does not compile the same way twice.
 */
final class Shares {
  /**
   * The number of samples below which parts count only together for how recordings differ.
   * Arbitrary.
   */
  private static final int FEWEST = 10;

  private final int[] samples;
  private final int all;
  private final ClusterSpread spread;

  /**
   * @param samples number of samples, recording by recording
   * @param parts the samples of each part, recording by recording, which add up to all samples
   */
  Shares(Collection<Integer> samples, Collection<int[]> parts) {
    this.samples = samples.stream().mapToInt(Integer::intValue).toArray();
    this.all = Arrays.stream(this.samples).sum();
    this.spread = this.samples.length > 1 ? spread(parts) : ClusterSpread.NONE;
  }

  private ClusterSpread spread(Collection<int[]> parts) {
    List<int[]> large = new ArrayList<>();
    int[] rest = new int[samples.length];
    for (int[] part : parts) {
      if (Arrays.stream(part).sum() >= FEWEST) {
        large.add(part);
      } else {
        Arrays.setAll(rest, i -> rest[i] + part[i]);
      }
    }
    // a sum of doubles depends slightly on the order
    large.sort(Comparator.comparing(Arrays::toString));
    large.add(rest);
    return ClusterSpread.of(large);
  }

  /** Returns how recordings differ, by all parts together. */
  ClusterSpread spread() {
    return spread;
  }

  /** Returns the share of counts, which are given recording by recording. */
  SampleShare of(FileCounts counts) {
    int[] byFile = counts.of(samples.length);
    return new SampleShare(Arrays.stream(byFile).sum(), all, spread.atLeast(byFile, samples));
  }

  /** Returns the share of a part, with its samples recording by recording. */
  SampleShare.OfPart of(Part part, FileCounts counts) {
    List<Integer> byFile = Arrays.stream(counts.of(samples.length)).boxed().toList();
    return new SampleShare.OfPart(part, of(counts), byFile);
  }
}
