package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The samples of each part, file by file. */
final class PartCounts {
  /**
   * The largest number of kept parts. Arbitrary: no program has as many that matter, and a file may
   * be made up.
   */
  private static final int MOST = 100_000;

  private static final Part OTHER = new Part(new StackFrame("other", "methods", "", 0), false);

  private final Map<Part, FileCounts> counts = new HashMap<>();
  private final FileCounts samples = new FileCounts();

  /**
   * @param times number of samples of the part
   * @param file index of the file, from 0
   */
  void add(Part part, int times, int file) {
    Part key = counts.size() < MOST || counts.containsKey(part) ? part : OTHER;
    counts.computeIfAbsent(key, absent -> new FileCounts()).add(times, file);
    samples.add(times, file);
  }

  /** Returns the samples of all parts together, file by file. */
  List<Integer> samples(int files) {
    return Arrays.stream(samples.of(files)).boxed().toList();
  }

  /**
   * Returns the shares, with the spread of all counts.
   *
   * @param all samples, file by file
   */
  Shares shares(List<Integer> all) {
    return new Shares(all, counts.values().stream().map(each -> each.of(all.size())).toList());
  }

  /** Returns the parts in no order; they add up to all samples. */
  List<SampleShare.OfPart> parts(Shares shares) {
    return counts.entrySet().stream()
        .map(each -> shares.of(each.getKey(), each.getValue()))
        .toList();
  }
}
