package io.accbench.hotspot;

import io.accbench.stats.ClusterSpread;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.util.ArrayList;
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

  private final ClusteredSum all;
  private final int files;
  private final ClusterSpread spread;

  /**
   * @param all the samples, recording by recording
   * @param files number of recordings
   * @param parts the samples of each part, recording by recording, which add up to all samples
   */
  Shares(ClusteredSum all, int files, Collection<ClusteredSum> parts) {
    this.all = all;
    this.files = files;
    this.spread = files > 1 ? spread(parts) : ClusterSpread.NONE;
  }

  private ClusterSpread spread(Collection<ClusteredSum> parts) {
    List<ClusteredSum> large = new ArrayList<>();
    ClusteredSum rest = new ClusteredSum();
    for (ClusteredSum part : parts) {
      if (part.sum().events() >= FEWEST) {
        large.add(part);
      } else {
        rest.add(part);
      }
    }
    // a sum of doubles depends slightly on the order
    large.sort(
        Comparator.comparing(
            part -> part.sums(files).stream().map(SampleSum::weight).toList().toString()));
    large.add(rest);
    return ClusterSpread.of(large);
  }

  /** Returns all samples, recording by recording. */
  List<SampleSum> all() {
    return all.sums(files);
  }

  /** Returns how recordings differ, by all parts together. */
  ClusterSpread spread() {
    return spread;
  }

  /** Returns the share of counts, which are given recording by recording. */
  SampleShare of(ClusteredSum counts) {
    return new SampleShare(counts.sum(), all.sum(), spread.atLeast(counts, all));
  }

  /** Returns the share of a part, with its samples recording by recording. */
  SampleShare.OfPart of(Part part, ClusteredSum counts) {
    return new SampleShare.OfPart(part, of(counts), counts.sums(files));
  }
}
