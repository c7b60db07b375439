package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.stats.ClusterSpread;
import io.accbench.stats.Estimate;
import io.accbench.stats.Proportion;
import java.util.Comparator;
import java.util.List;

/**
 * A part of all samples, with its interval of Wilson, which is the wider the more recordings
 * differ.
 *
 * @param samples of this part
 * @param of all samples
 * @param spread between recordings
 */
public record Share(int samples, int of, ClusterSpread spread) {
  private static final double CONFIDENCE = 0.95;

  /** Of a single recording. */
  Share(int samples, int of) {
    this(samples, of, ClusterSpread.NONE);
  }

  /** From 0 to 1, at 95 %; nothing is known without any samples. */
  public Estimate estimate() {
    return estimate(CONFIDENCE);
  }

  /**
   * The same at another level.
   *
   * @param confidence two-sided, between 0 and 1
   */
  Estimate estimate(double confidence) {
    return of == 0 ? new Estimate(0, 0, 1, 0) : Proportion.of(samples, of, spread, confidence);
  }

  /** A method's share: of samples in its own code, and of those in whatever it calls as well. */
  public record OfMethod(Frame method, Share self, Share total) {
    /** The most samples of their own first; equal ones by name. */
    static final Comparator<OfMethod> MOST_FIRST =
        Comparator.comparingInt((OfMethod each) -> each.self().samples())
            .reversed()
            .thenComparing(each -> each.method().toString());
  }

  /** Samples in the machinery that its outermost frame owns, inclusive; property may be empty. */
  public record OfAccess(Frame owner, String property, Share share) {
    /** The most samples first; equal ones by name. */
    static final Comparator<OfAccess> MOST_FIRST =
        Comparator.comparingInt((OfAccess each) -> each.share().samples())
            .reversed()
            .thenComparing(each -> each.owner() + each.property());
  }

  /**
   * The samples that belong to a part.
   *
   * @param byFile the same, recording by recording
   */
  public record OfPart(Part part, Share share, List<Integer> byFile) {}
}
