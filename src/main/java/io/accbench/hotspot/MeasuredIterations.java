package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.Recording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * When a recording of accbench's own was measuring.
 *
 * @param known whether the recording is one that tells
 * @param windows the times that count; empty for all
 */
record MeasuredIterations(boolean known, List<Window> windows) {
  private static final String EVENT = "accbench.Iteration";

  /** Of one file, unless other times are asked for; another program's is not read for it. */
  static MeasuredIterations of(Path file, Filter filter) {
    boolean known = !filter.timed() && Recording.names(file, EVENT);
    return new MeasuredIterations(known, known ? measured(file) : List.of());
  }

  private static List<Window> measured(Path file) {
    List<Window> windows = new ArrayList<>();
    Recording.read(
        file,
        Set.of(),
        event -> {
          if (event instanceof JfrEvent.Iteration iteration && iteration.measured()) {
            windows.add(new Window(iteration.time(), iteration.time().plus(iteration.duration())));
          }
        });
    return windows;
  }

  /** What a reader of the numbers must know of a file; empty for another program's. */
  List<String> findings(String file) {
    if (!known) {
      return List.of();
    }
    return List.of(
        windows.isEmpty()
            ? file + ": no measured iteration ended in it, so all of it counts"
            : "%s: only its %d measured iterations count (for compilations all of it); --from 0s"
                    .formatted(file, windows.size())
                + " counts everything");
  }
}
