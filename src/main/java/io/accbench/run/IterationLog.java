package io.accbench.run;

import io.accbench.model.Conditions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The conditions around the measured iterations of one fork, collected turn by turn.
 *
 * <p>Of the last iteration only the rulers' readings are taken. JMH tears the benchmark down within
 * it, which may take ten times as long as what is measured. Meanwhile accbench reads what the forks
 * before have left.
 */
final class IterationLog {
  /**
   * The number of readings on each side of a single shot; arbitrary: one reading alone may hold a
   * collection.
   */
  private static final int READINGS_BESIDE_A_SHOT = 5;

  private int iterations;
  private long nanos;
  private final Ruler ruler;
  private final Runnable begins;
  private final List<Double> gcMillis = new ArrayList<>();
  private final List<Double> arithmetic = new ArrayList<>();
  private final List<Double> allocating = new ArrayList<>();
  private double gcSeconds;
  private double cpuSeconds;
  private double threadSeconds;
  private double compileSeconds;
  private ProcessorTime processorsBefore = ProcessorTime.UNKNOWN;
  private ProcessorTime processors = new ProcessorTime(0, 0, 0);
  private double rulerSeconds;
  private Switches before;
  private Switches.SwitchCounts switches = new Switches.SwitchCounts(Double.NaN, Double.NaN);
  private long process;

  /**
   * @param iterations the number of iterations that will be measured
   * @param ruler the ruler that is read with each of them
   * @param begins an action that is run before each of them
   */
  IterationLog(int iterations, Ruler ruler, Runnable begins) {
    this.iterations = iterations;
    this.ruler = ruler;
    this.begins = begins;
  }

  /** Notes the state before each measured iteration, when its turn has come. */
  synchronized void begin(long processNumber) {
    if (gcMillis.isEmpty()) {
      process = processNumber;
      before = Switches.of(process);
    } else if (lastBegins()) {
      switches = Switches.of(process).since(before);
    }
    begins.run();
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
    double readingSeconds = add(ruler.read());
    if (!lastBegins()) {
      processors = processors.plus(ProcessorTime.now().since(processorsBefore));
      rulerSeconds += readingSeconds;
      gcSeconds += iteration.gcMillis() / 1e3;
      compileSeconds += iteration.compileMillis() / 1e3;
      cpuSeconds += iteration.cpuNanos() < 0 ? Double.NaN : iteration.cpuNanos() / 1e9;
      threadSeconds += iteration.javaNanos() < 0 ? Double.NaN : iteration.javaNanos() / 1e9;
    }
    nanos += iteration.nanos();
    gcMillis.add((double) iteration.gcMillis());
  }

  /** Returns whether all iterations but the last have been measured. */
  private boolean lastBegins() {
    return gcMillis.size() == iterations - 1;
  }

  /** Returns whether the last iteration has been measured. */
  synchronized boolean complete() {
    return gcMillis.size() == iterations;
  }

  /** Adds a reading and returns the seconds that it took; 0 if there is no ruler. */
  private double add(Ruler.RulerReading reading) {
    arithmetic.add(reading.arithmeticNanos());
    allocating.add(reading.allocatingNanos());
    double readingNanos = reading.arithmeticNanos() + reading.allocatingNanos();
    return Double.isNaN(readingNanos) ? 0 : readingNanos / 1e9;
  }

  synchronized List<Double> gcMillis() {
    return List.copyOf(gcMillis);
  }

  /** Returns the conditions, or {@link Conditions#UNKNOWN} when nothing was collected. */
  synchronized Conditions conditions() {
    if (arithmetic.isEmpty()) {
      return Conditions.UNKNOWN;
    }
    boolean unknown = gcMillis.size() < 2;
    return new Conditions(
        unknown ? Double.NaN : cpuSeconds,
        unknown ? Double.NaN : threadSeconds,
        unknown ? Double.NaN : gcSeconds,
        unknown ? Double.NaN : compileSeconds,
        switches.voluntary(),
        switches.involuntary(),
        processors.allSeconds() > 0 ? processors.stealSeconds() : Double.NaN,
        MachineReader.load(),
        median(arithmetic),
        median(allocating),
        unknown ? Double.NaN : processors.othersShare(cpuSeconds + rulerSeconds));
  }

  private static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }

  /**
   * The time that all processors of this machine have spent since it started, from the first line
   * of {@code /proc/stat} (proc(5)); NaN if the system does not report it.
   *
   * @param busySeconds the time spent on processes and the kernel
   * @param stealSeconds the time kept by the hypervisor
   * @param allSeconds these two and the idle time
   */
  record ProcessorTime(double busySeconds, double stealSeconds, double allSeconds) {
    static final ProcessorTime UNKNOWN = new ProcessorTime(Double.NaN, Double.NaN, Double.NaN);

    /** The {@code USER_HZ}, which is the same on every Linux. */
    private static final double TICKS_PER_SECOND = 100;

    private static final int IDLE = 3;
    private static final int WAITING = 4;
    private static final int STEAL = 7;

    /** Returns the time up to this moment. */
    static ProcessorTime now() {
      try (Stream<String> lines = Files.lines(Path.of("/proc/stat"))) {
        return lines.findFirst().map(ProcessorTime::parse).orElse(UNKNOWN);
      } catch (IOException notLinux) {
        return UNKNOWN;
      }
    }

    /**
     * Parses a line {@code cpu user nice system idle iowait irq softirq steal guest guest_nice}.
     */
    static ProcessorTime parse(String line) {
      String[] columns = line.strip().split("\\s+");
      if (!columns[0].equals("cpu") || columns.length <= STEAL + 1) {
        return UNKNOWN;
      }
      double all = 0;
      double idle = 0;
      for (int i = 0; i <= STEAL; i++) { // guests are part of user
        double seconds = Long.parseLong(columns[i + 1]) / TICKS_PER_SECOND;
        all += seconds;
        idle += i == IDLE || i == WAITING ? seconds : 0;
      }
      double steal = Long.parseLong(columns[STEAL + 1]) / TICKS_PER_SECOND;
      return new ProcessorTime(all - idle - steal, steal, all);
    }

    ProcessorTime since(ProcessorTime before) {
      return new ProcessorTime(
          busySeconds - before.busySeconds,
          stealSeconds - before.stealSeconds,
          allSeconds - before.allSeconds);
    }

    ProcessorTime plus(ProcessorTime other) {
      return new ProcessorTime(
          busySeconds + other.busySeconds,
          stealSeconds + other.stealSeconds,
          allSeconds + other.allSeconds);
    }

    /**
     * Returns the share of all time, 0 to 1, that went to others than those who used {@code
     * ownSeconds}; NaN if no time passed.
     */
    double othersShare(double ownSeconds) {
      return allSeconds > 0 ? Math.max(0, busySeconds - ownSeconds) / allSeconds : Double.NaN;
    }
  }
}
