package io.accbench.hotspot;

import io.accbench.jfr.EventWeight;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A choice of the samples that count.
 *
 * @param thread pattern to be found in the thread's name; null for any thread
 * @param packages beginnings of class names, one of which must be on the stack above JMH's stub;
 *     empty for any
 * @param from begin, since the recording's start; null for the recording's start
 * @param to end, since the recording's start; null for the recording's end
 * @param event the type of event whose stacks are counted; null for the best sampler there is
 * @param windows times in one recording, in one of which a sample must lie; empty for any time
 */
public record Filter(
    Pattern thread,
    List<String> packages,
    Duration from,
    Duration to,
    String event,
    List<TimeSpan> windows) {
  public static final Filter NONE = new Filter(null, List.of(), null, null, null);

  /** The pattern of the threads that run a benchmark, as JMH names them. */
  public static final Pattern BENCHMARK_THREADS = Pattern.compile("-jmh-worker-");

  public Filter(Pattern thread, List<String> packages, Duration from, Duration to, String event) {
    this(thread, packages, from, to, event, List.of());
  }

  /** Returns a copy that counts only within windows. */
  Filter in(List<TimeSpan> counted) {
    return new Filter(thread, packages, from, to, event, counted);
  }

  /** Returns whether a begin or an end was given. */
  boolean timed() {
    return from != null || to != null;
  }

  /** Returns whether the counted events are samples of time, one each. */
  public boolean ofTime() {
    return event == null || EventWeight.of(event).samplesTime();
  }

  /**
   * Returns whether a time lies between begin and end, in a window or not. Compilations count
   * before the windows, too, since the compiled code then runs in them.
   */
  boolean asked(Instant start, Instant time) {
    if (!timed()) {
      return true;
    }
    Duration since = Duration.between(start, time);
    return (from == null || since.compareTo(from) >= 0) && (to == null || since.compareTo(to) < 0);
  }

  boolean inWindow(Instant time) {
    for (TimeSpan window : windows) {
      if (window.contains(time)) {
        return true;
      }
    }
    return windows.isEmpty();
  }

  boolean counts(String threadName) {
    return thread == null || thread.matcher(threadName).find();
  }

  boolean counts(TrimmedStack stack) {
    return packages.isEmpty() || stack.hasAny(packages);
  }
}
