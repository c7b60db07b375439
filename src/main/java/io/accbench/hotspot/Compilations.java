package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** What the compilers did, added up over files. */
final class Compilations {
  /** Compilations of the last tier that are kept to see which were late; arbitrary. */
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

  /** The time of anything that counts in this file. */
  void at(Instant time) {
    first = first == null || time.isBefore(first) ? time : first;
    last = last == null || time.isAfter(last) ? time : last;
  }

  /** What failed is none; recordings usually hold the long ones alone. */
  void add(JfrEvent.Compilation compilation) {
    recorded = true;
    if (compilation.succeeded() && compilation.level() == LAST_TIER && lastTier.size() < MOST) {
      lastTier.add(compilation.time());
    }
  }

  /** What the JVM has compiled since its start; the file has it from time to time. */
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

  /** Between the first and the last sum of each file; null where no file has two. */
  Totals.Compiled compiled() {
    return compiled;
  }

  /**
   * Compilations of the last tier a second, in the second half of each file; null where none was
   * recorded. Ends the file.
   */
  Double latePerSecond() {
    file();
    double seconds = Totals.millis(lateHalves) / 1e3;
    return anyRecorded && seconds > 0 ? late / seconds : null;
  }
}
