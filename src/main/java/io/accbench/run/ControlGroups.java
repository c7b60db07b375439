package io.accbench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The control groups of this process, as far as they limit memory (cgroups(7), both versions). A
 * container has such a group, and so has a service with a limit of its own.
 */
final class ControlGroups {
  private final Path processFile;
  private final Path mount;

  /**
   * @param processFile the file that lists the groups, as {@code /proc/self/cgroup} does
   * @param mount the folder of all groups, as {@code /sys/fs/cgroup} is
   */
  ControlGroups(Path processFile, Path mount) {
    this.processFile = processFile;
    this.mount = mount;
  }

  static ControlGroups ofThisProcess() {
    return new ControlGroups(Path.of("/proc/self/cgroup"), Path.of("/sys/fs/cgroup"));
  }

  /**
   * Returns the memory that the tightest group still allows, in bytes, 0 or more; {@link
   * Long#MAX_VALUE} if no group limits it.
   */
  long freeMemoryBytes() {
    long free = Long.MAX_VALUE;
    for (String line : lines(processFile)) {
      String[] parts = line.split(":", 3); // hierarchy, controllers, path
      if (parts.length == 3 && parts[1].isEmpty()) {
        free = Math.min(free, tightest(mount, parts[2], Names.VERSION_2));
      } else if (parts.length == 3 && List.of(parts[1].split(",")).contains("memory")) {
        free = Math.min(free, tightest(mount.resolve("memory"), parts[2], Names.VERSION_1));
      }
    }
    return free;
  }

  /** The names of a group's files, and of one entry in its {@code memory.stat}. */
  private record Names(String limit, String usage, String reclaimable) {
    private static final Names VERSION_1 =
        new Names("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file");
    private static final Names VERSION_2 =
        new Names("memory.max", "memory.current", "inactive_file");
  }

  /**
   * Returns the free memory of the tightest among a group and its parents. Inside a container, the
   * outer groups cannot be seen.
   */
  private static long tightest(Path root, String group, Names names) {
    long free = Long.MAX_VALUE;
    Path folder = root.resolve(group.replaceFirst("^/+", "")).normalize();
    while (folder != null && folder.startsWith(root)) {
      free = Math.min(free, free(folder, names));
      folder = folder.getParent();
    }
    return free;
  }

  /**
   * Returns the free memory of one group. Cached file pages count as used, but the system gives
   * them up when memory is needed.
   */
  private static long free(Path folder, Names names) {
    long limit = number(folder.resolve(names.limit()));
    long used = number(folder.resolve(names.usage()));
    if (limit == Long.MAX_VALUE || used == Long.MAX_VALUE) {
      return Long.MAX_VALUE;
    }
    String key = names.reclaimable() + " ";
    long reclaimable =
        lines(folder.resolve("memory.stat")).stream()
            .filter(line -> line.startsWith(key))
            .mapToLong(line -> parse(line.substring(key.length())))
            .findFirst()
            .orElse(0);
    return Math.max(0, limit - used + Math.min(reclaimable, used));
  }

  /** Returns the number in a file, or the greatest number if there is no limit or no file. */
  private static long number(Path file) {
    List<String> lines = lines(file);
    return lines.isEmpty() ? Long.MAX_VALUE : parse(lines.get(0));
  }

  private static long parse(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException unlimited) {
      return Long.MAX_VALUE; // "max"
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException none) {
      return List.of();
    }
  }
}
