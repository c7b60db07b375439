package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The samples of each part, file by file. */
final class PartCounts {
  /** Arbitrary: no program has as many that matter, and a file may be made up. */
  private static final int MOST = 100_000;

  private static final Part OTHER = new Part(new Frame("other", "methods", "", 0), false);

  private final Map<Part, int[]> counts = new HashMap<>();
  private int[] samples = new int[0];

  /**
   * @param times that it was sampled
   * @param file its index, from 0
   */
  void add(Part part, int times, int file) {
    Part key = counts.size() < MOST || counts.containsKey(part) ? part : OTHER;
    counts.put(key, increased(counts.getOrDefault(key, new int[0]), times, file));
    samples = increased(samples, times, file);
  }

  private static int[] increased(int[] counts, int times, int file) {
    int[] grown = file < counts.length ? counts : Arrays.copyOf(counts, file + 1);
    grown[file] += times;
    return grown;
  }

  /** Of all parts, file by file. */
  List<Integer> samples(int files) {
    return list(samples, files);
  }

  /** In no order; they add up to all samples. */
  List<Share.OfPart> parts(int files) {
    int all = Arrays.stream(samples).sum();
    List<Share.OfPart> parts = new ArrayList<>();
    counts.forEach(
        (part, byFile) ->
            parts.add(
                new Share.OfPart(
                    part, new Share(Arrays.stream(byFile).sum(), all), list(byFile, files))));
    return parts;
  }

  private static List<Integer> list(int[] counts, int files) {
    return Arrays.stream(Arrays.copyOf(counts, files)).boxed().toList();
  }
}
