package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.Recording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** When a recording of accbench's own was measuring. */
final class MeasuredIterations {
  private static final String EVENT = "accbench.Iteration";

  private MeasuredIterations() {}

  /**
   * The times of a recording that count, unless others are asked for; empty for all. A recording of
   * another program is not read for it.
   */
  static List<Window> of(Path file, Filter filter) {
    List<Window> windows = new ArrayList<>();
    if (!filter.timed() && Recording.names(file, EVENT)) {
      Recording.read(
          file,
          Set.of(),
          event -> {
            if (event instanceof JfrEvent.Iteration iteration && iteration.measured()) {
              windows.add(
                  new Window(iteration.time(), iteration.time().plus(iteration.duration())));
            }
          });
    }
    return windows;
  }
}
