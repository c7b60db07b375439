package io.accbench.trace;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * The part of a sample that one kind gets. Every kind gets a frame; then each next frame goes to
 * the kind whose frames stand for the most. So weights differ little, and a sample replayed once is
 * near to the traffic, except for rare kinds. Within a kind the frames are evenly spaced in the
 * order of sizes. No chance is involved: the same trace gives the same sample.
 */
final class SampleQuota {
  private final String kind;
  private final Sizes sizes;
  private long picks = 1;

  private SampleQuota(String kind, Sizes sizes) {
    this.kind = kind;
    this.sizes = sizes;
  }

  /**
   * A frame to take: the one at {@code index}, from 0, among those of a kind and size in the order
   * of the trace.
   */
  record Wanted(String kind, int size, long index, double weight) {}

  /** Returns the first frame with the size at a percentile. */
  static Wanted percentile(String kind, Sizes sizes, BigDecimal percent) {
    return new Wanted(kind, Rank.size(sizes, percent), 0, 1);
  }

  /**
   * Returns a sample of so many frames, or of all if there are fewer; at least one of each kind.
   */
  static List<Wanted> sample(Map<String, Sizes> kinds, int count) {
    PriorityQueue<SampleQuota> largest =
        new PriorityQueue<>(
            (one, other) -> {
              int byWeight = Double.compare(other.weight(), one.weight());
              return byWeight == 0 ? one.kind.compareTo(other.kind) : byWeight;
            });
    kinds.forEach((kind, sizes) -> largest.add(new SampleQuota(kind, sizes)));
    for (int left = count - kinds.size(); left > 0 && largest.peek().weight() > 1; left--) {
      SampleQuota share = largest.remove();
      share.picks++;
      largest.add(share);
    }
    List<Wanted> wanted = new ArrayList<>();
    largest.forEach(share -> share.addTo(wanted));
    return wanted;
  }

  private double weight() {
    return (double) sizes.count() / picks;
  }

  private void addTo(List<Wanted> wanted) {
    long before = 0;
    long pick = 0;
    for (int size : sizes.ascending()) {
      long behind = before + sizes.count(size);
      for (long rank = rank(pick); pick < picks && rank < behind; rank = rank(pick)) {
        wanted.add(new Wanted(kind, size, rank - before, weight()));
        pick++;
      }
      before = behind;
    }
  }

  /**
   * Returns the rank of a pick, from 0: the middle of the pick's part of the frames in the order of
   * sizes.
   */
  private long rank(long pick) {
    return (2 * pick + 1) * sizes.count() / (2 * picks);
  }
}
