package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The work of the JIT compilers, added up over files. */
final class CompilerWork {
  /** The number of last-tier compilations that are kept to see which were late; arbitrary. */
  private static final int MOST = 100_000;

  private static final int LAST_TIER = 4;

  private final List<Instant> lastTier = new ArrayList<>();
  private boolean recorded;
  private Instant first;
  private Instant last;
  private JfrEvent.Compilers before;

  private Totals.Compiled compiled;
  private boolean anyRecorded;
  private long late;
  private Duration lateHalves = Duration.ZERO;

  /** Ends a file, if there was one. */
  void file() {
    if (recorded && first != null) {
      Duration half = Duration.between(first, last).dividedBy(2);
      Instant middle = first.plus(half);
      late += lastTier.stream().filter(time -> time.isAfter(middle)).count();
      lateHalves = lateHalves.plus(half);
      anyRecorded = true;
    }
    lastTier.clear();
    recorded = false;
    first = null;
    last = null;
    before = null;
  }

  /** Notes the time of an event that counts in this file. */
  void at(Instant time) {
    first = first == null || time.isBefore(first) ? time : first;
    last = last == null || time.isAfter(last) ? time : last;
  }

  /**
   * Adds a compilation; a failed one is not counted. Recordings usually hold only the long ones.
   */
  void add(JfrEvent.Compilation compilation) {
    recorded = true;
    if (compilation.succeeded() && compilation.level() == LAST_TIER && lastTier.size() < MOST) {
      lastTier.add(compilation.time());
    }
  }

  /**
   * Adds the JVM's sum of all compilations since its start, which a recording holds from time to
   * time.
   */
  void add(JfrEvent.Compilers sum) {
    if (before != null && sum.compilations() >= before.compilations()) {
      Totals.Compiled soFar = compiled == null ? Totals.Compiled.NONE : compiled;
      compiled =
          new Totals.Compiled(
              soFar.methods() + sum.compilations() - before.compilations(),
              soFar.time().plus(sum.compiling().minus(before.compiling())));
    }
    before = sum;
  }

  /**
   * Returns what was compiled between the first and the last sum of each file, or null where no
   * file has two sums.
   */
  Totals.Compiled compiled() {
    return compiled;
  }

  /**
   * Ends the file and returns the last-tier compilations per second in the second half of each
   * file, or null where no compilation was recorded.
   */
  Double latePerSecond() {
    file();
    double seconds = Totals.millis(lateHalves) / 1e3;
    return anyRecorded && seconds > 0 ? late / seconds : null;
  }
}
