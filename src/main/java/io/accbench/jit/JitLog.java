package io.accbench.jit;

import io.accbench.model.JitOutcome;
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
 * @param discarded how often code of the last tier was discarded while the fork was steady, by
 *     method; usually empty
 * @param gaps why the log may be incomplete, in words; usually empty
 */
public record JitLog(List<JitOutcome> outcomes, Map<String, Integer> discarded, List<String> gaps) {
  /** The selection of messages that the log must hold, for {@code -Xlog:}. */
  public static final String SELECTION = "jit+compilation=debug,jit+inlining=debug";

  /**
   * The decorators of the log, which follow the file's name in {@code -Xlog:}: each line carries
   * its thread's number and no other decorator.
   */
  public static final String DECORATORS = "tid";

  /** Arbitrary: thirty times the largest log seen, read in a second or two. */
  private static final int MOST_MEGABYTES = 64;

  /** Arbitrary: twenty times the most seen. */
  private static final int MOST_METHODS = 8_000;

  /**
   * Reads a log, up to 64 MB and 8,000 methods. Malformed lines are left out.
   *
   * @param steady the size of the log when the fork became steady, in bytes
   * @throws IOException when there is no log, or it cannot be read
   */
  public static JitLog read(Path file, long steady) throws IOException {
    return read(file, steady, MOST_MEGABYTES, MOST_METHODS);
  }

  static JitLog read(Path file, long steady, int mostMegabytes, int mostMethods)
      throws IOException {
    Compilations compilations = new Compilations(mostMethods);
    Map<String, Integer> discarded = new TreeMap<>();
    List<String> gaps = new ArrayList<>();
    try (LogLines lines = new LogLines(file, (long) mostMegabytes << 20)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        LogLine meaning = LogLine.of(line);
        if (meaning instanceof LogLine.Discarded code) {
          boolean counts = code.level() == Compilations.LAST_TIER && lines.position() > steady;
          if (counts && discarded.size() < mostMethods) {
            discarded.merge(Outcomes.MethodName.stable(code.method()), 1, Integer::sum);
          }
        } else if (meaning != null) {
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
    List<JitOutcome> outcomes = Outcomes.of(compilations);
    return new JitLog(outcomes, discarded, gaps);
  }

  /** Copies what it is given. */
  public JitLog {
    outcomes = List.copyOf(outcomes);
    discarded = Collections.unmodifiableMap(new TreeMap<>(discarded));
    gaps = List.copyOf(gaps);
  }
}
