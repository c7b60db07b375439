package io.accbench.run;

import io.accbench.jit.JitLog;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.LeftCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The log in which the JIT compilers of a timed fork write what they did with its methods. Only
 * forks of a steady state have a log: writing it would add to the time of a single shot, and the
 * recording of a profiling fork says the same.
 */
final class ForkJitLog {
  private static final String FILE = "jit.log";

  /**
   * How often code is left at one place in the steady part where it is told. Arbitrary: after a
   * change of its input, HotSpot compiles a method two or three times.
   */
  private static final int STORM = 5;

  private final Path file;
  private volatile long changedBytes = Long.MAX_VALUE;
  private volatile long steadyBytes = Long.MAX_VALUE;
  private volatile long lastBytes = Long.MAX_VALUE;

  private ForkJitLog(Path file) {
    this.file = file;
  }

  /**
   * Returns the log of a fork, or empty if the fork has no log.
   *
   * @param folder the fork's working folder
   */
  static Optional<ForkJitLog> of(ScheduledFork fork, Path folder) {
    boolean timed = fork.planned().cell().mode().steady() && fork.recording() == null;
    return timed ? Optional.of(new ForkJitLog(folder.resolve(FILE))) : Optional.empty();
  }

  /**
   * Returns the flag that makes the fork write the log. The file is named relative to the fork's
   * working folder, because some characters of a path would end the name in the flag. A log of the
   * user's own stays as it is. This flag must stand after the user's flags, one of which may end
   * all logs.
   *
   * @param jvm the JVM of the fork; null for that of the tool
   */
  static String flag(Jvm jvm) {
    return "-Xlog:%s:file=%s:%s:filecount=0"
        .formatted(JitLog.selection(jvm == null ? 0 : jvm.feature()), FILE, JitLog.DECORATORS);
  }

  /** Removes the log of an earlier fork. */
  void delete() throws IOException {
    Files.deleteIfExists(file);
  }

  /** Notes that the traffic of the fork changes here. */
  void trafficChanges() {
    changedBytes = file.toFile().length();
  }

  /**
   * Notes that a measured iteration begins. What the log has before the first is of the warm-up,
   * what it has after the beginning of the last may be of the proof.
   */
  void iterationBegins() {
    lastBytes = file.toFile().length();
    steadyBytes = Math.min(steadyBytes, lastBytes);
  }

  /**
   * Returns the launch with the outcomes in its log, or with a fact that says why there are no such
   * outcomes.
   */
  Launch readInto(Launch launch) {
    try {
      JitLog log = JitLog.read(file, new JitLog.LogSizes(changedBytes, steadyBytes, lastBytes));
      Map<String, String> facts = new TreeMap<>(launch.facts());
      add(facts, FactKeys.LEFT, log.changed(), 1);
      add(facts, FactKeys.DISCARDED, log.steady(), STORM);
      Launch read = launch.with(facts, log.outcomes());
      return log.gaps().isEmpty() ? read : doubted(read, String.join("; ", log.gaps()));
    } catch (NoSuchFileException none) {
      return launch.failed() ? launch : doubted(launch, "the fork wrote none");
    } catch (IOException unreadable) {
      return doubted(launch, "unreadable: " + unreadable.getMessage());
    } finally {
      discard();
    }
  }

  /** Adds each place at which code was left so often. */
  private static void add(
      Map<String, String> facts, String key, Map<LeftCode, Integer> left, int least) {
    left.forEach(
        (place, times) -> {
          if (times >= least) {
            facts.put(key + place.text(), Integer.toString(times));
          }
        });
  }

  private static Launch doubted(Launch launch, String why) {
    Map<String, String> facts = new TreeMap<>(launch.facts());
    facts.put(FactKeys.JIT_LOG, why);
    return launch.with(facts, launch.jit());
  }

  /**
   * Removes the log if possible, because a log of 500 MB should not lie there until the next fork.
   */
  private void discard() {
    try {
      delete();
    } catch (IOException stays) {
      // the next launch of this host reports it
    }
  }
}
