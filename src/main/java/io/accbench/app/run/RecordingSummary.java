package io.accbench.app.run;

import io.accbench.hotspot.Filter;
import io.accbench.hotspot.JournaledHotspots;
import io.accbench.model.ForkHotspots;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Summarises a profiling fork's recording for a run's journal. */
public final class RecordingSummary {
  /** The pattern of the threads that run a benchmark, as JMH names them. */
  public static final Pattern THREADS = Pattern.compile("-jmh-worker-");

  private RecordingSummary() {}

  static ForkHotspots of(Path recording) {
    Filter filter = new Filter(THREADS, List.of(), null, null, null);
    return JournaledHotspots.read(recording, filter);
  }
}
