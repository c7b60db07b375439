package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.stats.ClusterSpread;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.Estimate;
import io.accbench.stats.Proportion;
import io.accbench.stats.SampleSum;
import java.util.Comparator;
import java.util.List;

/**
 * A part of all samples, with its Wilson interval, which is wider the more the recordings, or the
 * weights of samples, differ.
 *
 * @param part the samples of this part
 * @param all all samples
 * @param spread differences between recordings
 */
public record SampleShare(SampleSum part, SampleSum all, ClusterSpread spread) {
  private static final double CONFIDENCE = 0.95;

  /** Creates the share of a single recording, whose blocks of time are the clusters. */
  SampleShare(ClusteredSum part, ClusteredSum all) {
    this(part.sum(), all.sum(), ClusterSpread.of(part, all));
  }

  /** Creates the share of a single recording without weights. */
  SampleShare(int samples, int of) {
    this(SampleSum.of(samples), SampleSum.of(of), ClusterSpread.NONE);
  }

  /** Returns the weight of this part: without weights the number of its samples. */
  public long samples() {
    return part.weight();
  }

  /** Returns the weight of all samples. */
  public long of() {
    return all.weight();
  }

  /**
   * Returns the share with its interval at 95 %, from 0 to 1; without any samples the interval is
   * all of it.
   */
  public Estimate estimate() {
    return estimate(CONFIDENCE);
  }

  /**
   * Returns the share with its interval at another level.
   *
   * @param confidence two-sided, between 0 and 1
   */
  public Estimate estimate(double confidence) {
    return of() == 0 ? new Estimate(0, 0, 1, 0) : Proportion.of(part, all, spread, confidence);
  }

  /**
   * A method's shares: of samples in its own code, and of samples in its code or in what it calls.
   */
  public record OfMethod(StackFrame method, SampleShare self, SampleShare total) {
    /** An order that begins with the most samples of their own; equal ones follow by name. */
    static final Comparator<OfMethod> MOST_FIRST =
        Comparator.comparingLong((OfMethod each) -> each.self().samples())
            .reversed()
            .thenComparing(each -> each.method().toString());
  }

  /**
   * The share of samples in the machinery whose outermost frame is the owner, including what it
   * calls; the property may be empty.
   */
  public record OfAccess(StackFrame owner, String property, SampleShare share) {
    /** An order that begins with the most samples; equal ones follow by name. */
    static final Comparator<OfAccess> MOST_FIRST =
        Comparator.comparingLong((OfAccess each) -> each.share().samples())
            .reversed()
            .thenComparing(each -> each.owner() + each.property());
  }

  /**
   * The share of samples that belong to a part.
   *
   * @param byFile the samples, recording by recording
   */
  record OfPart(Part part, SampleShare share, List<SampleSum> byFile) {}
}
