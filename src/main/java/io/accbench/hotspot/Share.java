package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.stats.Estimate;
import io.accbench.stats.Proportion;
import java.util.Comparator;
import java.util.List;

/**
 * A part of all samples, with its 95 % interval of Wilson.
 *
 * @param samples of this part
 * @param of all samples
 */
public record Share(int samples, int of) {
  private static final double CONFIDENCE = 0.95;

  /** From 0 to 1; nothing is known without any samples. */
  public Estimate estimate() {
    return of == 0 ? new Estimate(0, 0, 1, 0) : Proportion.of(samples, of, CONFIDENCE);
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
