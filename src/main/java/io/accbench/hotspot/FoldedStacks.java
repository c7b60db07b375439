package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.Recording;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Samples by their whole stack, filtered, cut and normalised as hotspots are. */
public final class FoldedStacks {
  /** What their names may take in memory; stacks beyond that are one. Arbitrary. */
  private static final long MOST_CHARACTERS = 16 << 20;

  private static final String OTHER = "other stacks";

  private final Filter filter;
  private final Map<String, Integer> stacks = new TreeMap<>();
  private Instant start;
  private long characters;

  private FoldedStacks(Filter filter) {
    this.filter = filter;
  }

  /**
   * The number of samples of each stack: {@code root;caller;leaf}. No name holds a semicolon, a
   * line's end, or a {@code <} but that of {@code <init>} and {@code <clinit>}.
   *
   * @param sampler type of the event whose stacks are wanted
   */
  public static Map<String, Integer> read(List<Path> files, Filter filter, String sampler) {
    FoldedStacks folded = new FoldedStacks(filter);
    for (Path file : files) {
      Recording.read(file, Set.of(sampler), folded::accept);
    }
    return folded.stacks;
  }

  private void accept(JfrEvent event) {
    if (event instanceof JfrEvent.Begin begin) {
      start = begin.time();
    } else if (event instanceof JfrEvent.Sample sample
        && !sample.stack().frames().isEmpty()
        && filter.within(start, sample.time())
        && filter.counts(sample.thread(), sample.stack())) {
      add(text(BenchmarkStub.above(sample.stack().frames())));
    }
  }

  private void add(String stack) {
    if (!stacks.containsKey(stack)) {
      characters += stack.length();
    }
    stacks.merge(characters > MOST_CHARACTERS ? OTHER : stack, 1, Integer::sum);
  }

  private static String text(List<Frame> leafFirst) {
    StringBuilder text = new StringBuilder();
    for (int i = leafFirst.size() - 1; i >= 0; i--) {
      text.append(name(leafFirst.get(i))).append(i > 0 ? ";" : "");
    }
    return text.toString();
  }

  /** Safe within a line, and within a page's script. */
  static String name(Frame frame) {
    String name = Names.type(frame.type()) + "." + frame.method();
    return name.replaceAll("[;\\p{Cntrl}]", " ").replaceAll("<(?!(cl)?init>)", "\u2039");
  }
}
