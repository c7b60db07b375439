package io.accbench.trace;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
   * Returns the frames of a selection, at least one.
   *
   * @throws UserException when the trace cannot be read, no frame passes, or a bad frame is not to
   *     be skipped; when the sample is smaller than the number of kinds or holds more than 32 MiB
   */
  public static List<Selected> select(Path file, Selection selection, TraceOptions options) {
    Selector selector = new Selector(file, selection, options);
    try {
      return selector.take(selector.wanted());
    } catch (BadFrame impossible) {
      throw new IllegalStateException("the frame was checked", impossible);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private boolean isSample() {
    return selection.pick().percent() == null;
  }

  /**
   * Returns the stratum of a candidate: its kind in a sample; a percentile has one stratum of all
   * candidates.
   */
  private String stratum(Candidates candidates) {
    return isSample() ? candidates.kind() : "";
  }

  private List<SampleQuota.Wanted> wanted() throws IOException, BadFrame {
    Map<String, Sizes> strata = new TreeMap<>();
    Candidates candidates = new Candidates(selection);
    try (TraceReader reader = TraceReader.open(file, options)) {
      while (reader.next()) {
        if (candidates.has(reader.frame())) {
          strata
              .computeIfAbsent(stratum(candidates), kind -> new Sizes())
              .add(reader.frame().length());
        }
      }
    }
    if (strata.isEmpty()) {
      throw problem("no frame matches; kinds: " + String.join(", ", candidates.seen()));
    }
    return isSample() ? sample(strata) : List.of(percentile(strata));
  }

  private SampleQuota.Wanted percentile(Map<String, Sizes> strata) {
    return SampleQuota.percentile("", strata.get(""), selection.pick().percent());
  }

  private List<SampleQuota.Wanted> sample(Map<String, Sizes> strata) {
    int count = selection.pick().count();
    if (count < strata.size()) {
      throw problem("a sample has a frame of each kind; ask for at least " + strata.size());
    }
    List<SampleQuota.Wanted> wanted = SampleQuota.sample(strata, count);
    long bytes = wanted.stream().mapToLong(SampleQuota.Wanted::size).sum();
    if (bytes > MOST_BYTES) {
      throw problem(
          "the sample would hold "
              + bytes
              + " bytes, over the limit of "
              + MOST_BYTES
              + "; ask for fewer frames");
    }
    return wanted;
  }

  private List<Selected> take(List<SampleQuota.Wanted> wanted) throws IOException, BadFrame {
    Map<String, Map<Integer, Turn>> turns = new HashMap<>();
    wanted.stream()
        .sorted(Comparator.comparingLong(SampleQuota.Wanted::index))
        .forEach(
            one ->
                turns
                    .computeIfAbsent(one.kind(), kind -> new HashMap<>())
                    .computeIfAbsent(one.size(), size -> new Turn())
                    .wanted
                    .add(one));
    List<Selected> selected = new ArrayList<>();
    Candidates candidates = new Candidates(selection);
    try (TraceReader reader = TraceReader.open(file, options)) {
      while (selected.size() < wanted.size() && reader.next()) {
        Frame frame = reader.frame();
        if (candidates.has(frame)) {
          Turn turn = turns.getOrDefault(stratum(candidates), Map.of()).get(frame.length());
          SampleQuota.Wanted one = turn == null ? null : turn.next();
          if (one != null) {
            selected.add(selected(frame, candidates, one));
          }
        }
      }
    }
    if (selected.size() < wanted.size()) {
      throw problem("the trace changed while it was read; read it again when it is complete");
    }
    return selected;
  }

  private static Selected selected(Frame frame, Candidates candidates, SampleQuota.Wanted one)
      throws BadFrame {
    return new Selected(
        frame.number(), frame.offset(), candidates.kind(), candidates.part(frame), one.weight());
  }

  private UserException problem(String what) {
    return UserException.badInput(file.getFileName() + ": " + selection.text() + ": " + what);
  }

  /** The frames to take of one kind and size, and how many of that kind and size came by. */
  private static final class Turn {
    private final List<SampleQuota.Wanted> wanted = new ArrayList<>();
    private long passed;
    private int taken;

    /** Returns what the next frame is wanted for, or null if it is not wanted. */
    SampleQuota.Wanted next() {
      boolean hit = taken < wanted.size() && wanted.get(taken).index() == passed;
      passed++;
      return hit ? wanted.get(taken++) : null;
    }
  }
}
