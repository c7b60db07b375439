package io.accbench.run;

import io.accbench.model.ProcessorSet;
import io.accbench.process.Affinity;
import io.accbench.process.AffinityException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The control workloads ({@code RulerMain}) in a JVM that lives as long as the run. They do the
 * same work whenever they are read, so a reading that changes was changed by the machine.
 */
final class Ruler implements AutoCloseable {
  /**
   * The longest wait for the end of a killed process, which is gone within milliseconds; arbitrary.
   */
  private static final int LAST_BREATH_SECONDS = 5;

  /** A ruler that takes no reading. */
  static final Ruler NONE = new Ruler(null);

  private final Process process;
  private final BufferedReader answers;
  private boolean gone;
  private Affinity affinity;
  private ProcessorSet bound = ProcessorSet.NONE;

  private Ruler(Process process) {
    this.process = process;
    this.answers = process == null ? null : process.inputReader(StandardCharsets.US_ASCII);
    this.gone = process == null;
  }

  /**
   * Starts the rulers, which warm up while the first forks start. The young generation is so large
   * that one reading in four holds a collection, and so a median of readings holds no collection.
   *
   * @param java the JVM's command
   */
  static Ruler start(Path java, String classPath) throws IOException {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(HostProcess.SERIAL);
    command.addAll(
        List.of(
            "-Xms128m",
            "-Xmx128m",
            "-Xmn96m",
            "-XX:+AlwaysPreTouch",
            "-cp",
            classPath,
            "io.accbench.kernel.host.RulerMain"));
    return new Ruler(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start());
  }

  /**
   * The time that each ruler takes now.
   *
   * @param arithmeticNanos the time of the arithmetic ruler in ns; NaN when the rulers are gone
   * @param allocatingNanos the time of the allocating ruler in ns; NaN when the rulers are gone
   */
  record RulerReading(double arithmeticNanos, double allocatingNanos) {
    private static final RulerReading MISSING = new RulerReading(Double.NaN, Double.NaN);
  }

  /** Takes a reading, which needs about two milliseconds of one core. */
  synchronized RulerReading read() {
    if (gone) {
      return RulerReading.MISSING;
    }
    try {
      OutputStream ask = process.getOutputStream();
      ask.write('\n');
      ask.flush();
      String[] nanos = String.valueOf(answers.readLine()).split(" ");
      return new RulerReading(Double.parseDouble(nanos[0]), Double.parseDouble(nanos[1]));
    } catch (IOException | RuntimeException ended) { // gone, or gone in the middle of a line
      gone = true;
      return RulerReading.MISSING;
    }
  }

  /**
   * Binds the rulers to the processors of the forks with which they are read. If that is not
   * possible, the rulers stay where they are.
   */
  synchronized void bind(Affinity here, ProcessorSet processors) {
    if (!gone && !processors.equals(bound)) {
      affinity = here;
      bound = processors;
      try {
        here.threads(process.pid()).bind(processors);
      } catch (AffinityException refused) {
        // the forks were bound in the same way, so they are on the same processors or say why not
      }
    }
  }

  /** Lets the rulers run on every processor again. */
  synchronized void free() {
    if (!bound.isEmpty()) {
      bind(affinity, affinity.allowed().ordinary());
      bound = ProcessorSet.NONE;
    }
  }

  private void awaitEnd() {
    try {
      process.waitFor(LAST_BREATH_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException again) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    if (process != null) {
      process.destroyForcibly();
      awaitEnd();
    }
  }
}
