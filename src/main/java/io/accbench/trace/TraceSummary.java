package io.accbench.trace;

import com.fasterxml.jackson.core.JsonPointer;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A summary of what is in a trace.
 *
 * @param all the sizes of every good frame
 * @param kinds the sizes by kind, the kind with the most bytes first
 * @param histogram the number of frames by size: at {@code i} those of 2^i up to 2^(i+1) − 1 bytes
 * @param unanswered the number of requests without a response, by method
 * @param skipped the number of bad frames left out, by what is wrong with them
 */
public record TraceSummary(
    TraceFormat format,
    boolean compressed,
    SizeSummary all,
    Map<String, SizeSummary> kinds,
    long[] histogram,
    Map<String, Long> unanswered,
    Map<Flaw, Long> skipped) {

  /**
   * The sizes of some frames. All but the count are in bytes and exact. A percentile is by nearest
   * rank: the size at ⌈p/100 · count⌉ in ascending order. All are 0 if there are no frames.
   *
   * @param count the number of frames
   * @param bytes the bytes of all of them
   */
  public record SizeSummary(
      long count, long bytes, int min, int median, int p90, int p99, int max) {
    private static SizeSummary of(Sizes sizes) {
      return new SizeSummary(
          sizes.count(),
          sizes.bytes(),
          sizes.percentile(Sizes.MIN),
          sizes.percentile(Sizes.MEDIAN),
          sizes.percentile(Sizes.P90),
          sizes.percentile(Sizes.P99),
          sizes.percentile(Sizes.MAX));
    }
  }

  /**
   * Reads a trace once.
   *
   * @param by the pointer to the value that is the kind of a frame; null for the JSON-RPC method
   * @throws UserException when the trace cannot be read, and for the first bad frame unless bad
   *     frames are skipped
   */
  public static TraceSummary of(Path file, JsonPointer by, TraceOptions options) {
    Map<String, Sizes> kinds = new TreeMap<>();
    Sizes all = new Sizes();
    try (TraceReader reader = TraceReader.open(file, options.checked())) {
      FrameKinds of = new FrameKinds(by, List.of());
      while (reader.next()) {
        int size = reader.frame().length();
        all.add(size);
        kinds.computeIfAbsent(of.of(reader.json()), kind -> new Sizes()).add(size);
      }
      return new TraceSummary(
          reader.format(),
          reader.compressed(),
          SizeSummary.of(all),
          summaries(kinds),
          all.histogram(),
          of.unanswered(),
          Map.copyOf(reader.skipped()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Map<String, SizeSummary> summaries(Map<String, Sizes> kinds) {
    Map<String, SizeSummary> summaries = new LinkedHashMap<>();
    kinds.entrySet().stream()
        .sorted(
            Comparator.<Map.Entry<String, Sizes>>comparingLong(kind -> kind.getValue().bytes())
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(kind -> summaries.put(kind.getKey(), SizeSummary.of(kind.getValue())));
    return summaries;
  }
}
