package io.accbench.hotspot;

import java.util.Arrays;

/** A number of samples, file by file. */
final class FileCounts {
  private int[] counts = new int[0];

  /**
   * @param file index of the file, from 0
   */
  void add(int times, int file) {
    if (file >= counts.length) {
      counts = Arrays.copyOf(counts, file + 1);
    }
    counts[file] += times;
  }

  /** Returns the counts of the first files, 0 for each file to which nothing was added. */
  int[] of(int files) {
    return Arrays.copyOf(counts, files);
  }

  /** Adds other counts, file by file. */
  void add(FileCounts others) {
    for (int i = 0; i < others.counts.length; i++) {
      add(others.counts[i], i);
    }
  }

  /** Returns these counts, limited in each file to the others' count. */
  FileCounts atMost(FileCounts others) {
    FileCounts bounded = new FileCounts();
    for (int i = 0; i < Math.min(counts.length, others.counts.length); i++) {
      bounded.add(Math.min(counts[i], others.counts[i]), i);
    }
    return bounded;
  }

  /** Returns the sum over all files. */
  int sum() {
    return Arrays.stream(counts).sum();
  }
}
