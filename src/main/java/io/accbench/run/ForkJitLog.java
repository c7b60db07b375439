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
 * The log in which a timing fork's JIT compilers write what they made of its methods. Only forks of
 * a steady state have one: writing would be in a single shot's time, and what is profiled is told
 * by its recording.
 */
final class ForkJitLog {
  /** The fact that says why the log may not tell everything; most launches have none. */
  private static final String DOUBT = "jit.log";

  private static final String FILE = "jit.log";

  private final Path file;

  private ForkJitLog(Path file) {
    this.file = file;
  }

  /**
   * That of a fork, or none.
   *
   * @param folder the fork's working folder
   */
  static Optional<ForkJitLog> of(Slot slot, Path folder) {
    boolean timed = slot.planned().cell().mode().steady() && slot.recording() == null;
    return timed ? Optional.of(new ForkJitLog(folder.resolve(FILE))) : Optional.empty();
  }

  /**
   * What makes the fork write it. The file is named as seen from the fork's working folder, since
   * some characters of a path would end it there. A log of the user's own stays as it is, and this
   * flag must stand behind those of the user, one of which may end all logs.
   */
  static String flag() {
    return "-Xlog:%s:file=%s:%s:filecount=0".formatted(JitLog.SELECTION, FILE, JitLog.DECORATORS);
  }

  /** Removes that of an earlier fork. */
  void delete() throws IOException {
    Files.deleteIfExists(file);
  }

  /** The launch with what its log tells, or with a fact that says why it tells nothing. */
  Launch readInto(Launch launch) {
    try {
      JitLog log = JitLog.read(file);
      Launch told = launch.withJit(log.outcomes());
      return log.doubts().isEmpty() ? told : doubted(told, String.join("; ", log.doubts()));
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
    return launch.withTexts(launch.cause(), facts, launch.output());
  }

  /** One of 500 MB should not lie there until the next fork; what cannot be removed does. */
  private void discard() {
    try {
      delete();
    } catch (IOException stays) {
      // the next launch of this host says so
    }
  }
}
