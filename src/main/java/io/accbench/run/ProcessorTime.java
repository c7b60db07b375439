package io.accbench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The time that all processors of this machine have spent since it started, from the first line of
 * {@code /proc/stat} (proc(5)); NaN if the system does not report it.
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

  /** Parses a line {@code cpu user nice system idle iowait irq softirq steal guest guest_nice}. */
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
