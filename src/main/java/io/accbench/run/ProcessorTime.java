package io.accbench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What all processors of this machine did since it started, from the first line of {@code
 * /proc/stat} (proc(5)); NaN where the system does not tell.
 *
 * @param busySeconds for processes and the kernel
 * @param stealSeconds kept by the hypervisor
 * @param allSeconds these two and the time that they were idle
 */
record ProcessorTime(double busySeconds, double stealSeconds, double allSeconds) {
  static final ProcessorTime UNKNOWN = new ProcessorTime(Double.NaN, Double.NaN, Double.NaN);

  /** {@code USER_HZ}, the same on every Linux. */
  private static final double TICKS_PER_SECOND = 100;

  private static final int IDLE = 3;
  private static final int WAITING = 4;
  private static final int STEAL = 7;

  /** Of this moment. */
  static ProcessorTime now() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/stat"))) {
      return lines.findFirst().map(ProcessorTime::parse).orElse(UNKNOWN);
    } catch (IOException notLinux) {
      return UNKNOWN;
    }
  }

  /** Of a line {@code cpu user nice system idle iowait irq softirq steal guest guest_nice}. */
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

  /** The share of all time that went to others than who used this much, 0 to 1; NaN of no time. */
  double othersShare(double ownSeconds) {
    return allSeconds > 0 ? Math.max(0, busySeconds - ownSeconds) / allSeconds : Double.NaN;
  }
}
