package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.Recording;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The times in which a recording of accbench's own was measuring.
 *
 * @param known whether the recording holds accbench's iterations
 * @param windows the times that count; empty for all
 */
record MeasuredIterations(boolean known, List<TimeSpan> windows) {
  private static final String EVENT = "accbench.Iteration";

  /**
   * Returns the measured iterations of a file. They are not read where the filter has times, or
   * where the recording is of another program.
   */
  static MeasuredIterations of(Path file, Filter filter) {
    boolean known = !filter.timed() && Recording.names(file, EVENT);
    return new MeasuredIterations(known, known ? measured(file) : List.of());
  }

  private static List<TimeSpan> measured(Path file) {
    List<TimeSpan> windows = new ArrayList<>();
    Recording.read(
        file,
        Set.of(),
        event -> {
          if (event instanceof JfrEvent.Iteration iteration && iteration.measured()) {
            windows.add(
                new TimeSpan(iteration.time(), iteration.time().plus(iteration.duration())));
          }
        });
    return windows;
  }

  /**
   * Returns what a reader of the numbers must know of a file; empty for another program's
   * recording.
   */
  List<Finding> findings(String file) {
    if (!known) {
      return List.of();
    }
    return List.of(
        windows.isEmpty()
            ? Finding.unnamed(FindingKind.NO_MEASURED_ITERATION, file)
            : Finding.unnamed(FindingKind.ONLY_MEASURED_ITERATIONS, file, windows.size()));
  }
}
