package io.accbench.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes the frames of a selection out of a trace, in the trace's order. It reads the trace twice:
 * for the sizes, and for the frames.
 */
public final class Selector {
  /**
   * The greatest size of all documents together; arbitrary: what a heap of 64 MB holds in addition
   * to the reader.
   */
  private static final long MOST_BYTES = 32L << 20;

  private final Path file;
  private final Selection selection;
  private final TraceOptions options;

  private Selector(Path file, Selection selection, TraceOptions options) {
    this.file = file;
    this.selection = selection;
    this.options = options.checked();
  }

  /**
   * A frame that was selected.
   *
   * @param frameNumber the number of the frame, from 1, bad frames counted
   * @param offset the offset of the whole frame's first byte in the uncompressed stream, from 0
   * @param kind the kind as a {@link TraceSummary} names it
   * @param document the frame, or the part of it that was asked for; the caller owns it from now on
   * @param weight the number of frames of the trace for which it stands: 1 or more in a sample,
   *     whose sum is the number of frames that passed the filter; 1 for a percentile
   */
  public record Selected(
      long frameNumber, long offset, String kind, byte[] document, double weight) {}

  /** What is done with a frame that may be taken. */
  private interface Visit {
    void accept(Frame frame, String kind, String part);
  }

  /**
   * Returns the frames of a selection, at least one. Those of a sample are evenly spaced in the
   * order of sizes. No chance is involved: the same trace gives the same sample.
   *
   * @throws UserException when the trace cannot be read, no frame passes, or a bad frame is not to
   *     be skipped; when the sample holds more than 32 MiB
   */
  public static List<Selected> select(Path file, Selection selection, TraceOptions options) {
    return new Selector(file, selection, options).select();
  }

  private List<Selected> select() {
    Sizes sizes = new Sizes();
    Set<String> kinds = visit((frame, kind, part) -> sizes.add(frame.length()));
    if (sizes.count() == 0) {
      throw problem("no frame matches; kinds: " + String.join(", ", kinds));
    }
    boolean sample = selection.percent() == null;
    long count = sample ? Math.min(selection.count(), sizes.count()) : 1;
    double weight = sample ? (double) sizes.count() / count : 1;
    Map<Integer, Deque<Long>> wanted =
        sample
            ? sample(sizes, count)
            : Map.of(sizes.percentile(selection.percent()), new ArrayDeque<>(List.of(0L)));
    Map<Integer, Long> passed = new HashMap<>();
    List<Selected> selected = new ArrayList<>();
    visit(
        (frame, kind, part) -> {
          Deque<Long> next = wanted.get(frame.length());
          if (next != null) {
            long index = passed.merge(frame.length(), 1L, Long::sum) - 1;
            if (!next.isEmpty() && next.peek() == index) {
              next.remove();
              byte[] document = part.getBytes(UTF_8);
              selected.add(new Selected(frame.number(), frame.offset(), kind, document, weight));
            }
          }
        });
    if (selected.size() < count) {
      throw problem("the trace changed while it was read; read it again when it is complete");
    }
    return selected;
  }

  /**
   * Returns, by size, the frames of a sample: their indices, from 0, among those of that size in
   * the order of the trace.
   */
  private Map<Integer, Deque<Long>> sample(Sizes sizes, long count) {
    Map<Integer, Deque<Long>> wanted = new HashMap<>();
    long bytes = 0;
    long before = 0;
    long pick = 0;
    for (int size : sizes.ascending()) {
      long behind = before + sizes.count(size);
      // the middle of the pick's part of the frames in the order of sizes
      for (long rank = rank(pick, count, sizes); pick < count && rank < behind; ) {
        wanted.computeIfAbsent(size, any -> new ArrayDeque<>()).add(rank - before);
        bytes += size;
        pick++;
        rank = rank(pick, count, sizes);
      }
      before = behind;
    }
    if (bytes > MOST_BYTES) {
      throw problem(
          "the sample would hold %d bytes, over the limit of %d; ask for fewer frames"
              .formatted(bytes, MOST_BYTES));
    }
    return wanted;
  }

  private static long rank(long pick, long count, Sizes sizes) {
    return (2 * pick + 1) * sizes.count() / (2 * count);
  }

  /** Shows all frames that may be taken, and returns the JSON-RPC kinds of all frames. */
  private Set<String> visit(Visit visit) {
    Set<String> seen = new LinkedHashSet<>();
    FrameKinds kinds =
        new FrameKinds(
            null, selection.method().isEmpty() ? List.of() : List.of(selection.method()));
    try (TraceReader reader = TraceReader.open(file, options)) {
      while (reader.next()) {
        String kind = kinds.of(reader.json());
        seen.add(kind);
        String part = selection.passes(kind) ? reader.json().part(selection.part()) : null;
        if (part != null) {
          visit.accept(reader.frame(), kind, part);
        }
      }
      return seen;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private UserException problem(String what) {
    return UserException.badInput(file.getFileName() + ": " + selection.text() + ": " + what);
  }
}
