package io.accbench.kernel.profiler;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/** The flight recording of a running fork, with one sampler and an event for each iteration. */
final class FlightRecording {
  /** The size beyond which the recording drops its oldest data; it usually takes about 1 MB. */
  private static final long MOST_BYTES = 64L << 20;

  /**
   * The sampling period. Shorter ones lose more samples, and no kernel's clock ticks as often as
   * each 1 ms.
   */
  private static final Duration PERIOD = Duration.ofMillis(10);

  private static final int CPU_TIME_FEATURE = 25;

  private final Recording recording;
  private Iteration iteration;

  private FlightRecording(Recording recording) {
    this.recording = recording;
  }

  /**
   * Starts a recording, which takes up to some seconds.
   *
   * @throws IllegalStateException when this JVM cannot record
   */
  static FlightRecording start() {
    if (ModuleLayer.boot().findModule("jdk.jfr").isEmpty()) {
      throw new IllegalStateException("this JVM has no module jdk.jfr, so there are no hotspots");
    }
    try {
      Recording recording = new Recording(Configuration.getConfiguration("profile"));
      recording.setMaxSize(MOST_BYTES);
      sample(recording);
      compilers(recording);
      recording.start();
      return new FlightRecording(recording);
    } catch (IOException | ParseException | IllegalStateException unusable) {
      throw new IllegalStateException("this JVM cannot record: " + unusable, unusable);
    }
  }

  /**
   * Enables samples by processor time where the JVM has them, else {@code jdk.ExecutionSample}. It
   * never enables both, since their samples do not add up.
   */
  private static void sample(Recording recording) {
    boolean cpuTime =
        Runtime.version().feature() >= CPU_TIME_FEATURE
            && System.getProperty("os.name").startsWith("Linux");
    if (cpuTime) {
      recording.enable("jdk.CPUTimeSample").with("throttle", PERIOD.toMillis() + "ms");
      recording.disable("jdk.ExecutionSample");
    } else {
      recording.enable("jdk.ExecutionSample").withPeriod(PERIOD);
    }
  }

  /** Enables events for all compilations and inlining decisions: 0.1 to 1 MB, mostly of warm-up. */
  private static void compilers(Recording recording) {
    recording.enable("jdk.Compilation").withThreshold(Duration.ZERO);
    recording.enable("jdk.CompilerInlining");
  }

  void begin(String type, int number) {
    iteration = new Iteration(type, number);
    iteration.begin();
  }

  void end() {
    iteration.commit();
  }

  /** Stops the recording and writes it to a file. */
  void stop(Path file) {
    try (recording) {
      recording.stop();
      recording.dump(file);
    } catch (IOException full) {
      throw new IllegalStateException("the recording could not be written: " + full, full);
    }
  }
}
