package io.accbench.jit;

import io.accbench.model.JitOutcome;
import io.accbench.model.LeftCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The result of reading a JVM's log of its JIT compilers.
 *
 * @param outcomes the methods that the last tier compiled and that can matter for the measured loop
 * @param changed how often the measured code of the last tier was left since the traffic changed,
 *     by place; all code, where the compiler does not log what it inlines
 * @param steady how often any code was left while the fork was steady; usually empty
 * @param gaps why the log may be incomplete, in words; usually empty
 */
public record JitLog(
    List<JitOutcome> outcomes,
    Map<LeftCode, Integer> changed,
    Map<LeftCode, Integer> steady,
    List<String> gaps) {
  /**
   * The sizes of a log at some moments, in bytes; beyond its end if a moment never came.
   *
   * @param change when the traffic changed
   * @param steady when the first measured iteration began
   * @param last when the last measured iteration began
   */
  public record LogSizes(long change, long steady, long last) {}

  private static final String SELECTION = "jit+compilation=debug,jit+inlining=debug";

  /** The first version that logs where and why code is left; JDK 17 refuses to start with it. */
  private static final int TELLS_REASONS = 21;

  /**
   * The decorators of the log, which follow the file's name in {@code -Xlog:}: each line carries
   * its thread's number and no other decorator.
   */
  public static final String DECORATORS = "tid";

  /**
   * Returns the selection of messages that the log must hold, for {@code -Xlog:}.
   *
   * @param feature the JVM's feature version; 0 if it is not known
   */
  public static String selection(int feature) {
    return feature >= TELLS_REASONS ? SELECTION + ",deoptimization=debug" : SELECTION;
  }

  /** Arbitrary: thirty times the largest log seen, read in a second or two. */
  private static final int MOST_MEGABYTES = 64;

  /** Arbitrary: twenty times the most seen. */
  private static final int MOST_METHODS = 8_000;

  /**
   * Reads a log, up to 64 MB and 8,000 methods. Malformed lines are left out.
   *
   * @param sizes its sizes while it was written
   * @throws IOException when there is no log, or it cannot be read
   */
  public static JitLog read(Path file, LogSizes sizes) throws IOException {
    return read(file, sizes, MOST_MEGABYTES, MOST_METHODS);
  }

  static JitLog read(Path file, LogSizes sizes, int mostMegabytes, int mostMethods)
      throws IOException {
    Compilations compilations = new Compilations(mostMethods);
    Deoptimizations left = new Deoptimizations(sizes, mostMethods);
    List<String> gaps = new ArrayList<>();
    try (LogLines lines = new LogLines(file, (long) mostMegabytes << 20)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        LogLine meaning = LogLine.of(line);
        if (meaning != null && !left.add(meaning, lines.position())) {
          compilations.add(meaning);
        }
      }
      if (lines.cut()) {
        gaps.add("cut off after " + mostMegabytes + " MB");
      } else if (lines.torn()) {
        gaps.add("ends inside a line");
      }
    }
    compilations.end();
    if (compilations.cut()) {
      gaps.add("cut off after " + mostMethods + " methods");
    }
    Outcomes.SelectedOutcomes selected = Outcomes.of(compilations);
    Map<LeftCode, Integer> changed = new TreeMap<>(left.changed());
    if (!selected.measured().isEmpty()) {
      changed.keySet().removeIf(place -> !selected.measured().contains(place.method()));
    }
    return new JitLog(selected.outcomes(), changed, left.steady(), gaps);
  }

  /** Copies what it is given. */
  public JitLog {
    outcomes = List.copyOf(outcomes);
    changed = Collections.unmodifiableMap(new TreeMap<>(changed));
    steady = Collections.unmodifiableMap(new TreeMap<>(steady));
    gaps = List.copyOf(gaps);
  }
}
