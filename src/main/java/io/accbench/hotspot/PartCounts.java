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

  private final Map<Part, FileCounts> counts = new HashMap<>();
  private final FileCounts samples = new FileCounts();

  /**
   * @param times that it was sampled
   * @param file its index, from 0
   */
  void add(Part part, int times, int file) {
    Part key = counts.size() < MOST || counts.containsKey(part) ? part : OTHER;
    counts.computeIfAbsent(key, absent -> new FileCounts()).add(times, file);
    samples.add(times, file);
  }

  /** Of all parts, file by file. */
  List<Integer> samples(int files) {
    return list(samples.of(files));
  }

  /** The shares of counts by file. */
  Shares shares(int files) {
    return new Shares(
        samples(files), counts.values().stream().map(each -> each.of(files)).toList());
  }

  /** In no order; they add up to all samples. */
  List<Share.OfPart> parts(int files) {
    Shares shares = shares(files);
    List<Share.OfPart> parts = new ArrayList<>();
    counts.forEach(
        (part, count) -> {
          int[] byFile = count.of(files);
          parts.add(new Share.OfPart(part, shares.of(byFile), list(byFile)));
        });
    return parts;
  }

  private static List<Integer> list(int[] counts) {
    return Arrays.stream(counts).boxed().toList();
  }
}
