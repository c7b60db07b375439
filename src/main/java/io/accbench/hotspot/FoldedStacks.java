package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.Recording;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Samples by their whole stack, filtered, cut and normalised as hotspots are. */
public final class FoldedStacks {
  /** What their names may take in memory; stacks beyond that are one. Arbitrary. */
  private static final long MOST_CHARACTERS = 16 << 20;

  static final String OTHER = "other stacks, too many to tell apart";

  private static final Pattern SEPARATOR = Pattern.compile("[;\\p{Cntrl}]");
  private static final Pattern TAG = Pattern.compile("<(?!(cl)?init>)");

  private final long mostCharacters;
  private final CutStacks cuts = new CutStacks();
  private final PendingStacks pending =
      new PendingStacks((stack, samples) -> add(text(stack.methods()), samples));
  private final Map<String, Integer> stacks = new TreeMap<>();
  private long characters;

  FoldedStacks() {
    this(MOST_CHARACTERS);
  }

  FoldedStacks(long mostCharacters) {
    this.mostCharacters = mostCharacters;
  }

  /**
   * The number of samples of each stack: {@code root;caller;leaf}. No name holds a semicolon, a
   * line's end, or a {@code <} but that of {@code <init>} and {@code <clinit>}.
   *
   * @param sampler type of the event whose stacks are wanted
   * @throws UserException when there is none
   */
  public static Map<String, Integer> read(List<Path> files, Filter filter, String sampler) {
    FoldedStacks folded = new FoldedStacks();
    for (Path file : files) {
      folded.read(file, filter.in(MeasuredIterations.of(file, filter).windows()), sampler);
    }
    if (folded.stacks.isEmpty()) {
      throw UserException.badInput(
          "%s: no stack of %s for a flame graph; --event takes those of another event"
              .formatted(
                  files.stream().map(Path::toString).collect(Collectors.joining(", ")), sampler));
    }
    return folded.stacks;
  }

  private void read(Path file, Filter filter, String sampler) {
    Instant[] start = new Instant[1];
    Recording.read(
        file,
        Set.of(sampler),
        event -> {
          if (event instanceof JfrEvent.Begin begin) {
            start[0] = begin.time();
          } else if (event instanceof JfrEvent.Sample sample
              && filter.within(start[0], sample.time())
              && filter.counts(sample.thread())) {
            CutStack cut = cuts.of(sample.stack());
            if (!cut.isEmpty() && filter.counts(cut)) {
              pending.add(cut);
            }
          }
        });
    pending.flush();
  }

  /** Beyond the most characters, stacks that are known still count as themselves. */
  void add(String stack, int samples) {
    boolean known = stacks.containsKey(stack);
    boolean kept = known || characters + stack.length() <= mostCharacters;
    characters += known || !kept ? 0 : stack.length();
    stacks.merge(kept ? stack : OTHER, samples, Integer::sum);
  }

  Map<String, Integer> stacks() {
    return stacks;
  }

  private static String text(List<Frame> leafFirst) {
    StringBuilder text = new StringBuilder();
    for (int i = leafFirst.size() - 1; i >= 0; i--) {
      text.append(name(leafFirst.get(i))).append(i > 0 ? ";" : "");
    }
    return text.toString();
  }

  static String name(Frame frame) {
    return safe(Names.type(frame.type()) + "." + frame.method());
  }

  /** Within a line, and within a page's script. */
  static String safe(String name) {
    return TAG.matcher(SEPARATOR.matcher(name).replaceAll(" ")).replaceAll("\u2039");
  }
}
