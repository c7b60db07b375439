package io.accbench.trace;

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
   * Reads a trace once.
   *
   * @param by the pointer to the value that is the kind of a frame; null for the JSON-RPC method
   * @throws UserException when the trace cannot be read, and for the first bad frame unless bad
   *     frames are skipped
   */
  public static TraceSummary of(Path file, Pointer by, TraceOptions options) {
    Map<String, Sizes> kinds = new TreeMap<>();
    Sizes all = new Sizes();
    try (TraceReader reader = TraceReader.open(file, options.checked())) {
      Kinds of = Kinds.by(by, new FrameNames(List.of()));
      JsonText json = new JsonText();
      while (reader.next()) {
        json.over(reader.frame());
        int size = reader.frame().length();
        all.add(size);
        kinds.computeIfAbsent(of.of(json), kind -> new Sizes()).add(size);
      }
      return new TraceSummary(
          reader.format(),
          reader.compressed(),
          SizeSummary.of(all),
          summaries(kinds),
          all.histogram(),
          of.unanswered(),
          Map.copyOf(reader.skipped()));
    } catch (BadFrame impossible) {
      throw new IllegalStateException("the frame was checked", impossible);
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
