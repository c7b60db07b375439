package io.accbench.hotspot;

import java.util.Arrays;

/** A number of samples, file by file. */
final class FileCounts {
  private int[] counts = new int[0];

  /**
   * @param file its index, from 0
   */
  void add(int times, int file) {
    if (file >= counts.length) {
      counts = Arrays.copyOf(counts, file + 1);
    }
    counts[file] += times;
  }

  /** Those of the first files; 0 for each to which nothing was added. */
  int[] of(int files) {
    return Arrays.copyOf(counts, files);
  }

  /** Adds those of the first files to sums, one of each. */
  void addTo(int[] sums) {
    for (int i = 0; i < Math.min(counts.length, sums.length); i++) {
      sums[i] += counts[i];
    }
  }

  /** Of all files. */
  int sum() {
    return Arrays.stream(counts).sum();
  }
}
