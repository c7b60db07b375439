package io.accbench.hotspot;

import io.accbench.jfr.Stack;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Which samples count.
 *
 * @param thread found in the thread's name; null for any
 * @param packages beginnings of class names, one of which must be on the stack; empty for any
 * @param from since the recording's start; null for its start
 * @param to since the recording's start; null for its end
 * @param event the type of event whose stacks are counted; null for the best sampler there is
 */
public record Filter(
    Pattern thread, List<String> packages, Duration from, Duration to, String event) {
  public static final Filter NONE = new Filter(null, List.of(), null, null, null);

  boolean within(Instant start, Instant time) {
    Duration since = Duration.between(start, time);
    return (from == null || since.compareTo(from) >= 0) && (to == null || since.compareTo(to) < 0);
  }

  boolean counts(String threadName, Stack stack) {
    return (thread == null || thread.matcher(threadName).find())
        && (packages.isEmpty()
            || stack.frames().stream()
                .anyMatch(frame -> packages.stream().anyMatch(frame.type()::startsWith)));
  }
}
