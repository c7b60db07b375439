package io.accbench.kernel.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/** The recording of a fork that runs, with one sampler alone and an event for each iteration. */
final class FlightRecording {
  /** Usually it takes about 1 MB; what is older than the last so many bytes is dropped. */
  private static final long MOST_BYTES = 64L << 20;

  /** Shorter ones lose more samples, and no kernel's clock ticks as often as each 1 ms. */
  private static final Duration PERIOD = Duration.ofMillis(10);

  private static final int CPU_TIME_FEATURE = 25;

  private final Recording recording;
  private Iteration iteration;

  private FlightRecording(Recording recording) {
    this.recording = recording;
  }

  /**
   * Begins to record, which takes up to some seconds.
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

  /** By processor time where there is that; never by both, since they do not add up. */
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

  /** All that they compiled, and what they did not inline: 0.1 to 1 MB, mostly of warm-up. */
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

  /** Writes all that was recorded. */
  void stop(Path file) {
    try (recording) {
      recording.stop();
      recording.dump(file);
    } catch (IOException full) {
      throw new IllegalStateException("the recording could not be written: " + full, full);
    }
  }
}
