package io.accbench.run;

import io.accbench.model.Finding;
import io.accbench.model.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What on this machine will disturb a measurement; each a finding with what to do. */
public final class Disturbances {
  /** A fork's default heap may grow to a quarter of the memory; below this it will be short. */
  private static final long SCARCE_MEMORY_BYTES = 2L << 30;

  private static final long SCARCE_DISK_BYTES = 200L << 20;

  private final Machine machine;
  private final Path cgroupQuota;
  private final List<Finding> findings = new ArrayList<>();

  Disturbances(Machine machine, Path cgroupQuota) {
    this.machine = machine;
    this.cgroupQuota = cgroupQuota;
  }

  /** Of this machine now; {@code folders} are those that will be written. */
  public static List<Finding> findings(Machine machine, List<Path> folders) {
    return new Disturbances(machine, Path.of("/sys/fs/cgroup/cpu.max")).look(folders);
  }

  List<Finding> look(List<Path> folders) {
    if (machine.load() > machine.cores() / 2.0) {
      add(
          "the load average is %.1f on %d cores; end what runs beside",
          machine.load(), machine.cores());
    }
    if (machine.cores() < 2) {
      add("one core only: compiler and garbage collector take turns with what is measured");
    }
    if (machine.memoryBytes() > 0 && machine.memoryBytes() < SCARCE_MEMORY_BYTES) {
      add("%d MB of memory: give forks a smaller heap, --heap 256m", machine.memoryBytes() >> 20);
    }
    if (!machine.governor().equals("unknown") && !machine.governor().equals("performance")) {
      add("the frequency governor is \"%s\"; set it to \"performance\"", machine.governor());
    }
    quota();
    debugFlags();
    folders.forEach(this::disk);
    return List.copyOf(findings);
  }

  /** A CPU quota stops a fork in the middle of an iteration. */
  private void quota() {
    try {
      String[] parts = Files.readString(cgroupQuota).strip().split(" ");
      if (parts.length == 2 && !parts[0].equals("max")) {
        add(
            "a CPU quota of %.1f cores throttles forks in bursts; lift it",
            Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]));
      }
    } catch (IOException | NumberFormatException none) {
      // not Linux, or no such controller: nothing is limited here
    }
  }

  private void debugFlags() {
    for (String variable : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")) {
      String value = System.getenv(variable);
      if (value != null && !value.isBlank()) {
        add("%s adds \"%s\" to every JVM, measured ones too; unset it", variable, value);
      }
    }
  }

  private void disk(Path folder) {
    try {
      long free = Files.getFileStore(folder).getUsableSpace();
      if (free < SCARCE_DISK_BYTES) {
        add("%d MB are free where %s lies; make room", free >> 20, folder);
      }
    } catch (IOException missing) {
      add("%s cannot be looked at: %s", folder, missing.getClass().getSimpleName());
    }
  }

  private void add(String format, Object... values) {
    findings.add(new Finding("run", String.format(Locale.ROOT, format, values)));
  }
}
