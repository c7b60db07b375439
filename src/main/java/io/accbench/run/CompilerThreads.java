package io.accbench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The threads of a JVM's JIT compiler, as proc(5) shows them. The JVM itself counts the time of a
 * compilation when it ends, and one of a large method lasts longer than a window of warm-up: until
 * then its fork runs slower code at an even pace.
 */
final class CompilerThreads {
  /** Part of the names of HotSpot's threads for C1, C2 and JVMCI, and of those of OpenJ9. */
  private static final String NAME = "Compil";

  /** The places of the two times behind the name: fields 14 and 15 of a line, as proc(5) counts. */
  private static final int USER_TIME = 11;

  private static final int SYSTEM_TIME = 12;

  /** The unit of these times, which Linux shows as a hundredth of a second on every machine. */
  private static final long TICK_NANOS = 10_000_000;

  private final Path tasks;
  private Map<Path, Long> before = Map.of();

  /**
   * @param tasks the folder with a folder for each thread of the process
   */
  CompilerThreads(Path tasks) {
    this.tasks = tasks;
  }

  static CompilerThreads of(long process) {
    return new CompilerThreads(Path.of("/proc", Long.toString(process), "task"));
  }

  /**
   * Returns the processor time of these threads since the last call, ns, in steps of 10 ms; 0 where
   * the system does not tell. Of a thread that has ended the rest is lost.
   */
  long nanosSinceLast() {
    Map<Path, Long> now = new HashMap<>();
    long sum = 0;
    try (Stream<Path> threads = Files.list(tasks)) {
      for (Path thread : (Iterable<Path>) threads::iterator) {
        String stat = stat(thread);
        if (stat.contains(NAME)) {
          long nanos = nanos(stat);
          now.put(thread, nanos);
          sum += Math.max(0, nanos - before.getOrDefault(thread, 0L));
        }
      }
    } catch (IOException | UncheckedIOException notLinuxOrGone) {
      return 0;
    }
    before = now;
    return sum;
  }

  /** Returns the processor time in a thread's line, ns: in user mode and in the kernel. */
  private static long nanos(String stat) {
    String[] afterName = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    return afterName.length <= SYSTEM_TIME
        ? 0
        : TICK_NANOS
            * (Long.parseLong(afterName[USER_TIME]) + Long.parseLong(afterName[SYSTEM_TIME]));
  }

  /** Returns a thread's line, or nothing if the thread has just ended. */
  private static String stat(Path thread) {
    try {
      return Files.readString(thread.resolve("stat"));
    } catch (IOException ended) {
      return "";
    }
  }
}
