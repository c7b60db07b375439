package io.accbench.run;

import io.accbench.model.Conditions;
import java.util.ArrayList;
import java.util.List;

/** The conditions around the measured iterations of one fork, collected turn by turn. */
final class IterationLog {
  /**
   * The number of readings on each side of a single shot; arbitrary: one reading alone may hold a
   * collection.
   */
  private static final int READINGS_BESIDE_A_SHOT = 5;

  private int iterations;
  private long nanos;
  private final Ruler ruler;
  private final List<Double> gcMillis = new ArrayList<>();
  private final List<Double> arithmetic = new ArrayList<>();
  private final List<Double> allocating = new ArrayList<>();
  private double cpuSeconds;
  private double threadSeconds;
  private double compileSeconds;
  private ProcessorTime processorsBefore = ProcessorTime.UNKNOWN;
  private ProcessorTime processors = new ProcessorTime(0, 0, 0);
  private double rulerSeconds;
  private Switches before;
  private Switches.Counts switches = new Switches.Counts(Double.NaN, Double.NaN);
  private long process;

  /**
   * @param iterations the number of iterations that will be measured
   * @param ruler the ruler that is read with each of them
   */
  IterationLog(int iterations, Ruler ruler) {
    this.iterations = iterations;
    this.ruler = ruler;
  }

  /** Notes the state before each measured iteration, when its turn has come. */
  synchronized void begin(long processNumber) {
    if (gcMillis.isEmpty()) {
      process = processNumber;
      before = Switches.of(process);
    }
    processorsBefore = ProcessorTime.now();
  }

  /** Returns whether the iteration that comes next is to be the last, though more are planned. */
  synchronized boolean lastIsNext(PhaseLimits.Phase limits) {
    int next = gcMillis.size() + 1;
    if (next < PhaseLimits.FEWEST || !limits.ended(iterations, nanos)) {
      return false;
    }
    iterations = next;
    return true;
  }

  /** Notes the state before a single shot. */
  synchronized void before() {
    readings();
    processorsBefore = ProcessorTime.now();
  }

  /** Adds the conditions after a single shot. */
  synchronized void after() {
    readings();
    processors = ProcessorTime.now().since(processorsBefore);
  }

  private void readings() {
    for (int i = 0; i < READINGS_BESIDE_A_SHOT; i++) {
      add(ruler.read());
    }
  }

  /** Adds the conditions after each measured iteration, while it still is its turn. */
  synchronized void measured(TurnMessage.After iteration) {
    Ruler.RulerReading reading = ruler.read();
    processors = processors.plus(ProcessorTime.now().since(processorsBefore));
    nanos += iteration.nanos();
    gcMillis.add((double) iteration.gcMillis());
    compileSeconds += iteration.compileMillis() / 1e3;
    cpuSeconds += iteration.cpuNanos() < 0 ? Double.NaN : iteration.cpuNanos() / 1e9;
    threadSeconds += iteration.javaNanos() < 0 ? Double.NaN : iteration.javaNanos() / 1e9;
    add(reading);
    if (gcMillis.size() == iterations) {
      switches = Switches.of(process).since(before);
    }
  }

  private void add(Ruler.RulerReading reading) {
    arithmetic.add(reading.arithmeticNanos());
    allocating.add(reading.allocatingNanos());
    double nanos = reading.arithmeticNanos() + reading.allocatingNanos();
    rulerSeconds += Double.isNaN(nanos) ? 0 : nanos / 1e9;
  }

  synchronized List<Double> gcMillis() {
    return List.copyOf(gcMillis);
  }

  /** Returns the conditions, or {@link Conditions#UNKNOWN} when nothing was collected. */
  synchronized Conditions conditions() {
    if (arithmetic.isEmpty()) {
      return Conditions.UNKNOWN;
    }
    return new Conditions(
        gcMillis.isEmpty() ? Double.NaN : cpuSeconds,
        gcMillis.isEmpty() ? Double.NaN : threadSeconds,
        gcMillis.isEmpty()
            ? Double.NaN
            : gcMillis.stream().mapToDouble(Double::doubleValue).sum() / 1e3,
        gcMillis.isEmpty() ? Double.NaN : compileSeconds,
        switches.voluntary(),
        switches.involuntary(),
        processors.stealSeconds(),
        MachineReader.load(),
        median(arithmetic),
        median(allocating),
        gcMillis.isEmpty() ? Double.NaN : processors.othersShare(cpuSeconds + rulerSeconds));
  }

  private static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
