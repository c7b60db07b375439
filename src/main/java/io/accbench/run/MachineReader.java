package io.accbench.run;

import com.sun.management.OperatingSystemMXBean;
import io.accbench.model.Machine;
import io.accbench.model.Sha256;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Reads the description of this machine; a text that cannot be read is "unknown". */
public final class MachineReader {
  private MachineReader() {}

  public static Machine read() {
    OperatingSystemMXBean os = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return new Machine(
        cpu(Path.of("/proc/cpuinfo")),
        Runtime.getRuntime().availableProcessors(),
        os.getTotalMemorySize(),
        os.getName() + " " + os.getVersion() + " " + os.getArch(),
        firstLine(Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")),
        load(),
        id(Path.of("/etc/machine-id"), Path.of("/proc/sys/kernel/random/boot_id")));
  }

  /**
   * Returns the start of a SHA-256 of what distinguishes this machine: its id (machine-id(5)), or
   * that of its kernel's start where a container has no other. Neither may be published as it is.
   * It is empty where nothing can be read.
   */
  private static String id(Path machine, Path boot) {
    return Stream.of(machine, boot)
        .map(MachineReader::firstLine)
        .filter(line -> line.matches("[0-9a-f-]{32,36}"))
        .findFirst()
        .map(line -> Sha256.of("accbench " + line).substring(0, 12))
        .orElse("");
  }

  /** Returns the one-minute load average, which is negative when unknown. */
  public static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }

  /**
   * Returns the memory that new processes may take without swapping and without reaching the limit
   * of their container, in bytes. It is {@link Long#MAX_VALUE} when unknown.
   */
  static long freeMemoryBytes() {
    return Math.min(available(), ControlGroups.ofThisProcess().freeMemoryBytes());
  }

  private static long available() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/meminfo"))) {
      return lines
          .filter(line -> line.startsWith("MemAvailable:"))
          .map(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
          .findFirst()
          .orElse(Long.MAX_VALUE);
    } catch (IOException notLinux) {
      return Long.MAX_VALUE;
    }
  }

  private static String cpu(Path cpuInfo) {
    try (Stream<String> lines = Files.lines(cpuInfo)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("unknown");
    } catch (IOException notLinux) {
      return "unknown";
    }
  }

  private static String firstLine(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.findFirst().orElse("unknown");
    } catch (IOException unreadable) {
      return "unknown";
    }
  }
}
