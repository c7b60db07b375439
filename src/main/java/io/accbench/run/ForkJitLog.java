package io.accbench.run;

import io.accbench.jit.JitLog;
import io.accbench.model.Launch;
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
  /** The name of the fact that says why the log may be incomplete; most launches do not have it. */
  private static final String DOUBT = "jit.log";

  private static final String FILE = "jit.log";

  private final Path file;

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
   */
  static String flag() {
    return "-Xlog:%s:file=%s:%s:filecount=0".formatted(JitLog.SELECTION, FILE, JitLog.DECORATORS);
  }

  /** Removes the log of an earlier fork. */
  void delete() throws IOException {
    Files.deleteIfExists(file);
  }

  /**
   * Returns the launch with the outcomes in its log, or with a fact that says why there are no such
   * outcomes.
   */
  Launch readInto(Launch launch) {
    try {
      JitLog log = JitLog.read(file);
      Launch read = launch.with(launch.facts(), log.outcomes());
      return log.gaps().isEmpty() ? read : doubted(read, String.join("; ", log.gaps()));
    } catch (NoSuchFileException none) {
      return launch.failed() ? launch : doubted(launch, "the fork wrote none");
    } catch (IOException unreadable) {
      return doubted(launch, "unreadable: " + unreadable.getMessage());
    } finally {
      discard();
    }
  }

  private static Launch doubted(Launch launch, String why) {
    Map<String, String> facts = new TreeMap<>(launch.facts());
    facts.put(DOUBT, why);
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
