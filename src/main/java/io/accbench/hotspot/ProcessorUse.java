package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The processor time of a recorded process, and that of its threads which samplers see. Collectors,
 * JIT compilers and the kernel take the rest.
 */
final class ProcessorUse {
  private static final Pattern COMPILER = Pattern.compile("(C1|C2|JVMCI).*");

  /** Arbitrary: more threads than run at a time, and a megabyte. */
  private static final int MOST_THREADS = 10_000;

  /**
   * How much more the threads of a process may take than the process. Arbitrary: both are rounded.
   * In a container that may use some of a machine's processors, the two are shares of different
   * times, and then threads seem to take several times as much.
   */
  private static final double MOST = 1.1;

  private final Map<Long, Instant> threads = new HashMap<>();
  private Instant start;
  private Instant end;
  private double user;
  private double system;
  private double compilers;
  private double process;
  private long readings;

  /** Adds what the process did, from the first event of a thread on. */
  void add(JfrEvent.ProcessLoad load) {
    if (start != null && load.time().isAfter(start)) {
      process += load.user() + load.system();
      readings++;
    }
  }

  /**
   * Adds what a thread did since its last event. The first events of a recording are of the time
   * since the threads began, which may be long before it.
   */
  void add(JfrEvent.ThreadLoad load) {
    if (start == null) {
      start = load.time();
      end = start;
    }
    Instant since = threads.getOrDefault(load.id(), start);
    if (load.time().isBefore(since) || threads.size() > MOST_THREADS) {
      return;
    }
    double seconds = seconds(since, load.time());
    if (COMPILER.matcher(load.name()).matches()) {
      compilers += seconds * (load.user() + load.system());
    } else {
      user += seconds * load.user();
      system += seconds * load.system();
    }
    threads.put(load.id(), load.time());
    end = load.time().isAfter(end) ? load.time() : end;
  }

  /**
   * Returns the processor time of the threads that samplers see, as a share of the process's, from
   * 0 to 1; NaN where the recording does not show it.
   *
   * @param kernel whether samples are taken in the kernel, too
   */
  double seen(boolean kernel) {
    if (readings == 0 || end.equals(start) || !(process > 0)) {
      return Double.NaN;
    }
    double all = process / readings * seconds(start, end);
    boolean comparable = user + system + compilers <= MOST * all;
    return comparable ? Math.min(1, (user + (kernel ? system : 0)) / all) : Double.NaN;
  }

  private static double seconds(Instant from, Instant to) {
    Duration between = Duration.between(from, to);
    return between.getSeconds() + between.getNano() / 1e9;
  }
}
