package io.accbench.trace;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;

/**
 * The number of occurrences of each size, exact and in bounded memory. Frames of k different sizes
 * need at least k²/2 bytes. So a trace of B bytes in n kinds has at most √(2·B·n) different sizes,
 * which is 28,000 for one kind of 400 MB. Each size takes 12 to 48 bytes here.
 */
final class Sizes {
  static final BigDecimal MIN = BigDecimal.ZERO;
  static final BigDecimal MEDIAN = BigDecimal.valueOf(50);
  static final BigDecimal P90 = BigDecimal.valueOf(90);
  static final BigDecimal P99 = BigDecimal.valueOf(99);
  static final BigDecimal MAX = BigDecimal.valueOf(100);

  private static final int FIRST_SLOTS = 64;

  /** The number of powers of two up to the largest frame there can be. */
  private static final int BUCKETS = 32;

  private int[] keys = new int[FIRST_SLOTS];
  private long[] counts = new long[FIRST_SLOTS];
  private int used;
  private long count;
  private long bytes;

  /**
   * Counts one frame.
   *
   * @param size the size in bytes, at least 1
   */
  void add(int size) {
    if (2 * used >= keys.length) {
      grow();
    }
    int slot = slot(keys, size);
    used += keys[slot] == 0 ? 1 : 0;
    keys[slot] = size;
    counts[slot]++;
    count++;
    bytes += size;
  }

  /** Returns the number of frames counted. */
  long count() {
    return count;
  }

  /** Returns the bytes of all frames counted. */
  long bytes() {
    return bytes;
  }

  /** Returns the number of frames of exactly this size. */
  long count(int size) {
    return counts[slot(keys, size)];
  }

  /** Returns the sizes that occur, ascending. */
  int[] ascending() {
    return Arrays.stream(keys).filter(key -> key > 0).sorted().toArray();
  }

  /**
   * Returns the size at a percentile by nearest rank, in bytes: of n sizes in ascending order, the
   * one at ⌈p/100 · n⌉, counted from 1 (Hyndman and Fan, The American Statistician 50, 1996,
   * definition 1). It is always a size that occurs; p = 0 gives the smallest. It is 0 if there are
   * no sizes.
   */
  int percentile(BigDecimal percent) {
    long left = rank(percent, count);
    for (int size : ascending()) {
      left -= count(size);
      if (left <= 0) {
        return size;
      }
    }
    return 0;
  }

  /** Returns the rank at a percentile, from 1, or 0 if the count is 0. */
  static long rank(BigDecimal percent, long count) {
    BigDecimal rank = percent.movePointLeft(2).multiply(BigDecimal.valueOf(count));
    return Math.max(Math.min(1, count), rank.setScale(0, RoundingMode.CEILING).longValueExact());
  }

  /**
   * Returns the number of frames by size class: at {@code i} those of 2^i up to 2^(i+1) − 1 bytes.
   * The array is as long as it must be, and empty without frames.
   */
  long[] histogram() {
    long[] histogram = new long[BUCKETS];
    int buckets = 0;
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] > 0) {
        int bucket = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(keys[i]);
        histogram[bucket] += counts[i];
        buckets = Math.max(buckets, bucket + 1);
      }
    }
    return Arrays.copyOf(histogram, buckets);
  }

  private void grow() {
    int[] oldKeys = keys;
    long[] oldCounts = counts;
    keys = new int[2 * oldKeys.length];
    counts = new long[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] > 0) {
        int slot = slot(keys, oldKeys[i]);
        keys[slot] = oldKeys[i];
        counts[slot] = oldCounts[i];
      }
    }
  }

  /**
   * Returns where a size stands, or would stand. It uses Knuth's multiplicative hash (TAOCP 3,
   * 6.4), then the next free slot.
   */
  private static int slot(int[] keys, int size) {
    int mask = keys.length - 1;
    int hash = size * 0x9E3779B9;
    int slot = (hash ^ hash >>> 16) & mask;
    while (keys[slot] != 0 && keys[slot] != size) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
}
