package io.accbench.hotspot;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Which samples count.
 *
 * @param thread found in the thread's name; null for any
 * @param packages beginnings of class names, one of which must be on the stack above JMH's stub;
 *     empty for any
 * @param from since the recording's start; null for its start
 * @param to since the recording's start; null for its end
 * @param event the type of event whose stacks are counted; null for the best sampler there is
 * @param windows of one recording, in one of which a sample must lie; empty for any time
 */
public record Filter(
    Pattern thread,
    List<String> packages,
    Duration from,
    Duration to,
    String event,
    List<Window> windows) {
  public static final Filter NONE = new Filter(null, List.of(), null, null, null);

  public Filter(Pattern thread, List<String> packages, Duration from, Duration to, String event) {
    this(thread, packages, from, to, event, List.of());
  }

  /** The same within windows only. */
  Filter in(List<Window> counted) {
    return new Filter(thread, packages, from, to, event, counted);
  }

  /** Whether times were asked for. */
  boolean timed() {
    return from != null || to != null;
  }

  boolean within(Instant start, Instant time) {
    return asked(start, time) && inWindow(time);
  }

  /** As {@link #within}, for what compilers do before the windows, and what then runs in them. */
  boolean asked(Instant start, Instant time) {
    if (!timed()) {
      return true;
    }
    Duration since = Duration.between(start, time);
    return (from == null || since.compareTo(from) >= 0) && (to == null || since.compareTo(to) < 0);
  }

  boolean inWindow(Instant time) {
    for (Window window : windows) {
      if (window.contains(time)) {
        return true;
      }
    }
    return windows.isEmpty();
  }

  boolean counts(String threadName) {
    return thread == null || thread.matcher(threadName).find();
  }

  boolean counts(CutStack stack) {
    return packages.isEmpty() || stack.hasAny(packages);
  }
}
