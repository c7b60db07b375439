package io.accbench.kernel.host;

import java.io.PrintStream;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.BenchmarkResultMetaData;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;

/**
 * A JMH output format that reports events, one a line:
 *
 * <ul>
 *   <li>{@code ready}
 *   <li>{@code line}: text that JMH would have printed
 *   <li>{@code iteration}: warmup or measurement, score, unit, B/op or NaN
 *   <li>{@code histogram}: value, count, …, of the preceding iteration
 *   <li>{@code secondary}: label, score, unit, of the preceding measured iteration
 *   <li>{@code text}: label, a line of what a profiler reports in words
 *   <li>{@code times}: milliseconds of start, warm-up, measurement and stop
 *   <li>{@code printed}: the bytes that the fork's code has printed
 *   <li>{@code done}; if the launch failed, with {@code failed} and why
 * </ul>
 */
final class Events implements OutputFormat {
  /** The names that JMH gives percentiles of sampled times: {@code encode·p0.99}. */
  private static final Pattern PERCENTILE = Pattern.compile(".*[\u00b7:]p[01]\\.\\d+");

  /** The prefix that JMH before 1.34 puts before the names of profilers' results. */
  private static final String OLD_PREFIX = "\u00b7";

  private final PrintStream out;
  private final StringBuilder partial = new StringBuilder();

  Events(PrintStream out) {
    this.out = out;
  }

  synchronized void send(String... parts) {
    StringBuilder line = new StringBuilder();
    for (String part : parts) {
      line.append(line.length() == 0 ? "" : "\t").append(part.replaceAll("[\t\r\n]+", " "));
    }
    out.println(line);
  }

  @Override
  public void iterationResult(
      BenchmarkParams parameters, IterationParams iteration, int number, IterationResult result) {
    boolean measured = iteration.getType() == IterationType.MEASUREMENT;
    Result<?> primary = result.getPrimaryResult();
    Map<String, Result<?>> all = typed(result);
    Result<?> one = all.get("gc.alloc.rate.norm");
    Result<?> allocated = one == null ? all.get(OLD_PREFIX + "gc.alloc.rate.norm") : one;
    send(
        "iteration",
        measured ? "measurement" : "warmup",
        Double.toString(primary.getScore()),
        primary.getScoreUnit(),
        allocated == null ? "NaN" : Double.toString(allocated.getScore()));
    if (measured && parameters.getMode() == Mode.SampleTime) {
      histogram(primary);
    }
    if (measured) {
      secondary(result);
    }
  }

  /** Returns the secondary results. Versions of JMH declare their type with other wildcards. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Map<String, Result<?>> typed(IterationResult result) {
    return (Map) result.getSecondaryResults();
  }

  /**
   * Sends what the benchmark counts itself, and what profilers report beside allocation. The
   * percentiles of sampled times are not sent, since the histogram has them.
   */
  private void secondary(IterationResult result) {
    typed(result)
        .forEach(
            (label, one) -> {
              String name = plain(label);
              if (!name.startsWith("gc.")
                  && !PERCENTILE.matcher(name).matches()
                  && !Double.isNaN(one.getScore())) {
                send("secondary", name, Double.toString(one.getScore()), one.getScoreUnit());
              }
            });
  }

  private static String plain(String label) {
    return label.startsWith(OLD_PREFIX) ? label.substring(1) : label;
  }

  /** Sends what profilers report in words: their results have no score. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  void texts(RunResult result) {
    Map<String, Result<?>> all = (Map) result.getSecondaryResults();
    all.forEach(
        (label, one) -> {
          if (Double.isNaN(one.getScore())) {
            one.extendedInfo().lines().forEach(line -> send("text", plain(label), line));
          }
        });
  }

  private void histogram(Result<?> result) {
    StringBuilder line = new StringBuilder("histogram");
    Iterator<Map.Entry<Double, Long>> entries = result.getStatistics().getRawData();
    while (entries.hasNext()) {
      Map.Entry<Double, Long> entry = entries.next();
      line.append('\t').append(entry.getKey()).append('\t').append(entry.getValue());
    }
    synchronized (this) {
      out.println(line);
    }
  }

  /** Sends the fork's own times; JMH omits them from the aggregate that it passes to a format. */
  void times(RunResult result) {
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      BenchmarkResultMetaData times = fork.getMetadata();
      if (times != null) {
        send(
            "times",
            Long.toString(times.getStartTime()),
            Long.toString(times.getWarmupTime()),
            Long.toString(times.getMeasurementTime()),
            Long.toString(times.getStopTime()));
      }
    }
  }

  @Override
  public synchronized void print(String text) {
    partial.append(text);
  }

  @Override
  public synchronized void println(String text) {
    partial.append(text);
    for (String line : partial.toString().split("\n")) {
      if (!line.isBlank()) {
        send("line", line);
      }
    }
    partial.setLength(0);
  }

  @Override
  public void iteration(BenchmarkParams parameters, IterationParams iteration, int number) {}

  @Override
  public void startBenchmark(BenchmarkParams parameters) {}

  @Override
  public void endBenchmark(BenchmarkResult result) {}

  @Override
  public void startRun() {}

  @Override
  public void endRun(Collection<RunResult> results) {}

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public void verbosePrintln(String text) {}

  @Override
  public void write(int b) {}

  @Override
  public void write(byte[] b) {}
}
