package io.accbench.jit;

import io.accbench.model.JitOutcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a JVM's log tells of its JIT compilers' work.
 *
 * @param outcomes the methods that the last tier compiled and that can matter for the measured loop
 * @param doubts why the log may not tell everything; empty as a rule
 */
public record JitLog(List<JitOutcome> outcomes, List<String> doubts) {
  /** What the log must hold, for {@code -Xlog:}: the selection, and its decorators. */
  public static final String SELECTION = "jit+compilation=debug,jit+inlining=debug";

  /** Behind the file's name: lines carry their thread's number alone. */
  public static final String DECORATORS = "tid";

  /** Arbitrary: thirty times the largest log seen, read in a second or two. */
  private static final int MOST_MEGABYTES = 64;

  /** Arbitrary: twenty times the most seen. */
  private static final int MOST_METHODS = 8_000;

  /**
   * Reads a log, as far as 64 MB and 8,000 methods; what is malformed is left out.
   *
   * @throws IOException when there is none, or it cannot be read
   */
  public static JitLog read(Path file) throws IOException {
    return read(file, MOST_MEGABYTES, MOST_METHODS);
  }

  static JitLog read(Path file, int mostMegabytes, int mostMethods) throws IOException {
    Compilations compilations = new Compilations(mostMethods);
    List<String> doubts = new ArrayList<>();
    try (LogLines lines = new LogLines(file, (long) mostMegabytes << 20)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        LogLine meaning = LogLine.of(line);
        if (meaning != null) {
          compilations.add(meaning);
        }
      }
      if (lines.cut()) {
        doubts.add("cut off after " + mostMegabytes + " MB");
      } else if (lines.torn()) {
        doubts.add("ends inside a line");
      }
    }
    compilations.end();
    if (compilations.cut()) {
      doubts.add("cut off after " + mostMethods + " methods");
    }
    List<JitOutcome> outcomes = Outcomes.of(compilations);
    return new JitLog(outcomes, doubts);
  }

  /** Both records hold copies. */
  public JitLog {
    outcomes = List.copyOf(outcomes);
    doubts = List.copyOf(doubts);
  }
}
