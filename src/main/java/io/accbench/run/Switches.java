package io.accbench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The context switches of the threads of a process, since each of them started. */
final class Switches {
  private static final SwitchCounts NOTHING = new SwitchCounts(0, 0);

  private final Map<String, SwitchCounts> byThread;

  private Switches(Map<String, SwitchCounts> byThread) {
    this.byThread = byThread;
  }

  /**
   * @param voluntary the switches that a thread asked for by waiting; NaN if the system does not
   *     report them
   * @param involuntary the switches that were forced upon a thread
   */
  record SwitchCounts(double voluntary, double involuntary) {}

  /**
   * Reads the switches of a process of this machine from proc(5); there are no threads if the
   * system does not report them.
   */
  static Switches of(long process) {
    return in(Path.of("/proc", Long.toString(process), "task"));
  }

  /**
   * Reads the switches of the threads that have a folder there; the folder of a thread that has
   * just ended is empty.
   */
  static Switches in(Path tasks) {
    Map<String, SwitchCounts> byThread = new HashMap<>();
    try (Stream<Path> threads = Files.list(tasks)) {
      threads.forEach(
          thread -> {
            List<String> status = status(thread);
            if (!status.isEmpty()) {
              byThread.put(
                  thread.getFileName().toString(),
                  new SwitchCounts(
                      count(status, "voluntary_ctxt_switches:"),
                      count(status, "nonvoluntary_ctxt_switches:")));
            }
          });
    } catch (IOException | UncheckedIOException notLinuxOrGone) {
      byThread.clear();
    }
    return new Switches(byThread);
  }

  /**
   * Returns the switches that came in between; those of threads that have ended meanwhile are lost.
   * A thread that has fewer than before is another thread, which has the number of one that has
   * ended.
   */
  SwitchCounts since(Switches before) {
    if (byThread.isEmpty()) {
      return new SwitchCounts(Double.NaN, Double.NaN);
    }
    double voluntary = 0;
    double involuntary = 0;
    for (Map.Entry<String, SwitchCounts> thread : byThread.entrySet()) {
      SwitchCounts now = thread.getValue();
      SwitchCounts earlier = before.byThread.getOrDefault(thread.getKey(), NOTHING);
      if (now.voluntary() < earlier.voluntary() || now.involuntary() < earlier.involuntary()) {
        earlier = NOTHING;
      }
      voluntary += now.voluntary() - earlier.voluntary();
      involuntary += now.involuntary() - earlier.involuntary();
    }
    return new SwitchCounts(voluntary, involuntary);
  }

  private static double count(List<String> status, String key) {
    return status.stream()
        .filter(line -> line.startsWith(key))
        .mapToLong(line -> Long.parseLong(line.substring(key.length()).strip()))
        .sum();
  }

  /** Returns the lines of a thread's status, or no lines if the thread has just ended. */
  private static List<String> status(Path thread) {
    try {
      return Files.readAllLines(thread.resolve("status"));
    } catch (IOException ended) {
      return List.of();
    }
  }
}
