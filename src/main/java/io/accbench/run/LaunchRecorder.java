package io.accbench.run;

import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.FailedBy;
import io.accbench.model.Launch;
import io.accbench.model.LaunchSamples;
import io.accbench.model.SecondaryScores;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects the events of one launch into its journal entry. */
final class LaunchRecorder {
  /** The number of output lines kept of a failed launch, enough for the head of a stack trace. */
  private static final int OUTPUT_LINES = 40;

  private static final int LINE_LENGTH = 400;

  /** The number of lines kept of a profiler's text. Arbitrary: JMH's own write fewer than 300. */
  private static final int PROFILER_LINES = 500;

  /** The line by which JMH 1.37 reports a fork's exit code. */
  private static final Pattern FORK_EXIT =
      Pattern.compile("<forked VM failed with exit code (-?\\d{1,9})>");

  /** The lines between which JMH shows what a dead fork printed at last. */
  private static final Pattern PRINTED = Pattern.compile("<(/?)std(?:out|err)(?: last=.*)?>");

  /** The lines of a dead fork that say no more than its exit code, and frames of stack traces. */
  private static final Pattern SAYS_NO_MORE =
      Pattern.compile(
          "Error: (?:Could not create the Java Virtual|A fatal exception has).*|at .*|\\.\\.\\."
              + " \\d+ more|#?\\s*");

  /** The lines of a crashed JVM's report that say what happened, and where. */
  private static final Pattern CRASH =
      Pattern.compile(
          "#\\s+(SIG[A-Z]+ .*|EXCEPTION_.*|Internal Error .*|Out of Memory Error"
              + " .*|[CVJjvA]\\s+(?:\\[|~|\\d|[\\w$]+[./]).*|There is insufficient memory.*)");

  /** The lines of a reason; arbitrary: what happened, and what was about to be done. */
  private static final int REASON_LINES = 4;

  /** The line by which JMH reports a fork that ended before its work was done. */
  private static final Pattern EARLY_END = Pattern.compile(".*explicit System\\.exit was called.*");

  /**
   * The most bytes that a fork prints beside its benchmark. Arbitrary: warnings take some hundred,
   * and a benchmark that prints in each operation prints more within a millisecond.
   */
  private static final long PRINTED_BY_LIBRARIES = 4 << 10;

  private final ScheduledFork fork;
  private final boolean singleShot;
  private final List<Double> warmup = new ArrayList<>();
  private final List<Double> scores = new ArrayList<>();
  private final List<List<List<Double>>> histograms = new ArrayList<>();
  private final List<Double> allocated = new ArrayList<>();
  private final Map<String, SecondaryScores> secondary = new TreeMap<>();
  private final Map<String, List<String>> texts = new TreeMap<>();
  private final Deque<String> output = new ArrayDeque<>();
  private final List<String> printed = new ArrayList<>();
  private boolean printing;
  private boolean exited;
  private boolean killed;
  private String unit = "";
  private String blackhole = "unknown";
  private long printedBytes;
  private String reason;
  private String cause;
  private FailedBy failedBy;
  private double measuringSeconds;

  LaunchRecorder(ScheduledFork fork) {
    this.fork = fork;
    this.singleShot = !fork.planned().cell().mode().steady();
  }

  /** Takes an event and returns whether it was the launch's last. */
  boolean accept(String[] event) {
    switch (event[0]) {
      case "iteration" -> iteration(event);
      case "histogram" -> histogram(event);
      case "secondary" ->
          secondary(event[1], known -> known.with(Double.parseDouble(event[2]), event[3]));
      case "text" -> text(event[1], event[2]);
      case "times" -> times(event);
      case "line" -> line(event[1]);
      case "blackhole" -> blackhole = event[1];
      case "printed" -> printedBytes = Long.parseLong(event[1]);
      case "gone" ->
          fail(
              "the host JVM ended unexpectedly" + (event[1].isEmpty() ? "" : ": " + event[1]),
              FailedBy.OUTSIDE);
      case "unstarted" -> fail("the host JVM did not start: " + event[1]);
      case "done" -> {
        if (event.length > 1) {
          fail(event[2]);
        }
      }
      default -> {}
    }
    return List.of("done", "gone", "unstarted").contains(event[0]);
  }

  /**
   * Records that the fork failed by itself. The first cause stands, because what follows is its
   * consequence.
   */
  void fail(String why) {
    fail(why, FailedBy.ITSELF);
  }

  /** Records that the fork was killed, which it brought about itself. */
  void kill(String why) {
    killed = cause == null;
    fail(why);
  }

  private void fail(String why, FailedBy who) {
    if (cause == null) {
      cause = why;
      failedBy = who;
    }
  }

  private void iteration(String[] event) {
    double score = Double.parseDouble(event[2]);
    unit = event[3];
    if (event[1].equals("warmup")) {
      warmup.add(score);
      return;
    }
    scores.add(score);
    double bytes = Double.parseDouble(event[4]);
    if (!singleShot && !Double.isNaN(bytes)) {
      allocated.add(bytes);
    }
  }

  /**
   * Returns the allocated bytes of each iteration. A single shot has the bytes that its only thread
   * reports. With several threads it has no value, because one of them loads what the others use.
   * The proof of a fork falls into its last iteration and allocates more than what is measured, so
   * that iteration has no number (NaN). The empty benchmark has no proof.
   */
  private List<Double> allocated(String shotBytes) {
    if (singleShot) {
      boolean known = shotBytes != null && fork.planned().cell().threads() == 1;
      return known ? List.of(Double.valueOf(shotBytes)) : List.of();
    }
    List<Double> known = new ArrayList<>(allocated);
    if (!known.isEmpty() && !fork.planned().cell().empty()) {
      known.set(known.size() - 1, Double.NaN);
    }
    return List.copyOf(known);
  }

  private void histogram(String[] event) {
    List<List<Double>> pairs = new ArrayList<>();
    for (int i = 1; i + 1 < event.length; i += 2) {
      pairs.add(List.of(Double.valueOf(event[i]), Double.valueOf(event[i + 1])));
    }
    histograms.add(pairs);
  }

  private void secondary(String name, UnaryOperator<SecondaryScores> more) {
    secondary.put(name, more.apply(secondary.getOrDefault(name, SecondaryScores.NONE)));
  }

  private void text(String profiler, String line) {
    List<String> lines = texts.computeIfAbsent(profiler, any -> new ArrayList<>());
    if (lines.size() < PROFILER_LINES) {
      lines.add(shortened(line));
    } else if (lines.size() == PROFILER_LINES) {
      lines.add("…");
    }
  }

  private static String shortened(String line) {
    return line.length() > LINE_LENGTH ? line.substring(0, LINE_LENGTH) + "…" : line;
  }

  private void times(String[] event) {
    long warmupStart = Long.parseLong(event[2]);
    long stop = Long.parseLong(event[4]);
    measuringSeconds = singleShot ? 0 : (stop - warmupStart) / 1e3;
  }

  private void line(String text) {
    Matcher section = PRINTED.matcher(text.strip());
    if (section.matches()) {
      printing = section.group(1).isEmpty();
    } else if (printing) {
      printed.add(text.strip());
    } else if (EARLY_END.matcher(text).matches()) {
      reason = "something called System.exit or ended the JVM before the benchmark was done";
    }
    Matcher exit = FORK_EXIT.matcher(text);
    if (exit.lookingAt()) {
      ForkExit fork = new ForkExit(Integer.parseInt(exit.group(1)));
      exited = cause == null;
      fail(fork.words(), fork.by());
    }
    output.addLast(shortened(text));
    if (output.size() > OUTPUT_LINES) {
      output.removeFirst();
    }
  }

  /**
   * Returns what a dead fork printed at last, as a reason: what a JVM says of its crash, or the
   * last lines; null if it printed nothing that says more than its exit code.
   */
  private String lastWords() {
    List<String> crash =
        printed.stream()
            .map(CRASH::matcher)
            .filter(Matcher::matches)
            .map(one -> one.group(1))
            .toList();
    if (!crash.isEmpty()) {
      return String.join("; ", crash) + "; -jvmArgs -XX:ErrorFile=FILE keeps the JVM's own report";
    }
    List<String> lines =
        printed.stream().filter(line -> !SAYS_NO_MORE.matcher(line).matches()).toList();
    return lines.isEmpty()
        ? null
        : String.join("; ", lines.subList(Math.max(0, lines.size() - REASON_LINES), lines.size()));
  }

  /**
   * Returns the journal entry.
   *
   * @param seconds wall-clock time of the launch, without waiting for its turns
   * @param waitedSeconds the time that the launch waited for its turns
   * @param iterations the conditions around the measured iterations
   * @param facts the facts that the fork wrote; empty when it did not come so far
   */
  Launch launch(
      double seconds, double waitedSeconds, IterationLog iterations, Map<String, String> facts) {
    if (scores.isEmpty()) {
      fail("the fork gave no score: something called Runtime.halt or ended the JVM without a word");
    }
    texts.forEach((profiler, lines) -> secondary(profiler, known -> known.withText(lines)));
    boolean failed = cause != null;
    if (exited && reason == null && failedBy == FailedBy.ITSELF) {
      reason = lastWords();
      cause += reason == null ? " and printed nothing" : "";
    }
    if (failed && reason != null) {
      // JMH has two messages for one early end, of which the second says no more than the first
      cause = EARLY_END.matcher(cause).find() ? reason : cause + ": " + reason;
    }
    Map<String, String> all = new TreeMap<>(facts);
    if (all.remove(FactKeys.POLLUTING) != null && failed) {
      cause =
          "pollution %s %s: %s"
              .formatted(
                  fork.planned().cell().pollution(), killed ? "did not end" : "failed", cause);
    }
    String shotBytes = all.remove(FactKeys.ALLOCATED_BYTES);
    all.put(FactKeys.BLACKHOLE, blackhole);
    if (printedBytes > PRINTED_BY_LIBRARIES) {
      all.put(FactKeys.PRINTED, Long.toString(printedBytes));
    }
    return new Launch(
        new Launch.LaunchId(fork.planned().cell().id(), fork.round(), fork.repetition()),
        new LaunchSamples(
            unit,
            List.copyOf(warmup),
            failed ? List.of() : List.copyOf(scores),
            failed ? List.of() : List.copyOf(histograms),
            failed ? List.of() : allocated(shotBytes),
            failed ? List.of() : iterations.gcMillis(),
            failed ? Map.of() : secondary),
        new Launch.LaunchOutcome(
            seconds,
            Math.max(0, seconds + waitedSeconds - measuringSeconds),
            cause,
            failedBy,
            failed ? List.copyOf(output) : List.of()),
        iterations.conditions(),
        all,
        List.of());
  }
}
