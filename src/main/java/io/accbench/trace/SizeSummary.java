package io.accbench.trace;

/**
 * The sizes of some frames. All but the count are in bytes and exact. A percentile is by nearest
 * rank: the size at ⌈p/100 · count⌉ in ascending order. All are 0 if there are no frames.
 *
 * @param count the number of frames
 * @param bytes the bytes of all of them
 */
public record SizeSummary(long count, long bytes, int min, int median, int p90, int p99, int max) {
  static SizeSummary of(Sizes sizes) {
    return new SizeSummary(
        sizes.count(),
        sizes.bytes(),
        Rank.size(sizes, Rank.MIN),
        Rank.size(sizes, Rank.MEDIAN),
        Rank.size(sizes, Rank.P90),
        Rank.size(sizes, Rank.P99),
        Rank.size(sizes, Rank.MAX));
  }
}
