package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
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

  private final Map<Part, ClusteredSum> counts = new HashMap<>();
  private final ClusteredSum samples = new ClusteredSum();

  /**
   * @param times the samples of the part
   * @param file index of the file, from 0
   */
  void add(Part part, SampleSum times, int file) {
    Part key = counts.size() < MOST || counts.containsKey(part) ? part : OTHER;
    counts.computeIfAbsent(key, absent -> new ClusteredSum()).add(times, file);
    samples.add(times, file);
  }

  /**
   * Returns the shares, with the spread of all counts.
   *
   * @param files number of files
   */
  Shares shares(int files) {
    return new Shares(samples, files, counts.values());
  }

  /** Returns the parts in no order; they add up to all samples. */
  List<SampleShare.OfPart> parts(Shares shares) {
    return counts.entrySet().stream()
        .map(each -> shares.of(each.getKey(), each.getValue()))
        .toList();
  }
}
