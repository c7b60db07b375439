package io.accbench.run;

import io.accbench.model.Conditions;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * The conditions of this machine that will disturb a measurement. Each is a finding that says what
 * to do.
 */
public final class Disturbances {
  /**
   * The memory below which forks will be short of it, because a fork's default heap may grow to a
   * quarter of the memory.
   */
  private static final long SCARCE_MEMORY_BYTES = 2L << 30;

  private static final long SCARCE_DISK_BYTES = 200L << 20;

  /** The readings of the arithmetic ruler that take about a second. */
  private static final int READINGS = 500;

  private final Machine machine;
  private final Path cgroupQuota;
  private final List<Finding> findings = new ArrayList<>();

  Disturbances(Machine machine, Path cgroupQuota) {
    this.machine = machine;
    this.cgroupQuota = cgroupQuota;
  }

  /** Returns the findings on this machine now; {@code folders} are those that will be written. */
  public static List<Finding> findings(Machine machine, List<Path> folders) {
    return new Disturbances(machine, Path.of("/sys/fs/cgroup/cpu.max")).look(folders);
  }

  /**
   * Returns the finding that the processors' speed changes, from readings for about a second.
   *
   * @param kernel the jar of the rulers
   */
  public static Optional<Finding> changingSpeed(Path kernel) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    try (Ruler ruler = Ruler.start(java, kernel.toString())) {
      return changingSpeed(
          DoubleStream.generate(() -> ruler.read().arithmeticNanos()).limit(READINGS).toArray());
    } catch (IOException without) {
      return Optional.empty();
    }
  }

  static Optional<Finding> changingSpeed(double[] nanos) {
    double[] sorted = DoubleStream.of(nanos).sorted().toArray();
    double factor = sorted[sorted.length * 9 / 10] / sorted[sorted.length / 10];
    return factor > Conditions.SLOWED_ARITHMETIC
        ? Optional.of(Finding.of(FindingKind.CHANGING_SPEED, Finding.RUN, factor))
        : Optional.empty();
  }

  List<Finding> look(List<Path> folders) {
    if (machine.load() > machine.cores() / 2.0) {
      add(FindingKind.LOADED_MACHINE, machine.load(), machine.cores());
    }
    if (machine.cores() < 2) {
      add(FindingKind.ONE_PROCESSOR);
    }
    if (machine.memoryBytes() > 0 && machine.memoryBytes() < SCARCE_MEMORY_BYTES) {
      add(FindingKind.LITTLE_MEMORY, machine.memoryBytes() >> 20);
    }
    if (!machine.governor().equals("unknown") && !machine.governor().equals("performance")) {
      add(FindingKind.FREQUENCY_GOVERNOR, machine.governor());
    }
    quota();
    debugFlags();
    if (MeasurementLock.ignored()) {
      add(FindingKind.LOCK_IGNORED);
    }
    folders.forEach(this::disk);
    return List.copyOf(findings);
  }

  /** Looks for a CPU quota, which stops a fork in the middle of an iteration. */
  private void quota() {
    try {
      String[] parts = Files.readString(cgroupQuota).strip().split(" ");
      if (parts.length == 2 && !parts[0].equals("max")) {
        add(FindingKind.CPU_QUOTA, Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]));
      }
    } catch (IOException | NumberFormatException none) {
      // not Linux, or no such controller: nothing is limited here
    }
  }

  private void debugFlags() {
    for (String variable : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")) {
      String value = System.getenv(variable);
      if (value != null && !value.isBlank()) {
        add(FindingKind.JVM_OPTIONS_IN_ENVIRONMENT, variable, value);
      }
    }
  }

  private void disk(Path folder) {
    try {
      long free = Files.getFileStore(folder).getUsableSpace();
      if (free < SCARCE_DISK_BYTES) {
        add(FindingKind.LITTLE_DISK_SPACE, free >> 20, folder.toString());
      }
    } catch (IOException missing) {
      add(FindingKind.DISK_SPACE_UNKNOWN, folder.toString(), missing.getClass().getSimpleName());
    }
  }

  private void add(FindingKind kind, Object... arguments) {
    findings.add(Finding.of(kind, Finding.RUN, arguments));
  }
}
