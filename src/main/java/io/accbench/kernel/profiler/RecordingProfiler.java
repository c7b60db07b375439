package io.accbench.kernel.profiler;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * A JMH profiler that records where a profiling fork spends its time, into the file that the system
 * property {@code accbench.recording} names.
 *
 * <p>The recording starts with the very first iteration, which is a warm-up iteration, since
 * starting a recording makes JDK 17 discard all compiled code.
 */
public final class RecordingProfiler implements InternalProfiler {
  private FlightRecording recording;
  private boolean measuring;
  private int number;

  @Override
  public String getDescription() {
    return "records where the time goes";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    boolean measured = iteration.getType() == IterationType.MEASUREMENT;
    if (recording == null) {
      recording = FlightRecording.start();
    }
    number = measured == measuring ? number + 1 : 1;
    measuring = measured;
    recording.begin(last(iteration) ? "LAST" : iteration.getType().name(), number);
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    recording.end();
    if (last(iteration)) {
      recording.stop(Path.of(System.getProperty("accbench.recording")));
    }
    return List.of();
  }

  private boolean last(IterationParams iteration) {
    return measuring && number == iteration.getCount();
  }
}
