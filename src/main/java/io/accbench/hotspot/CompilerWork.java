package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The work of the JIT compilers, added up over files. */
final class CompilerWork {
  /** The number of last-tier compilations that are kept to see which were late; arbitrary. */
  private static final int MOST = 100_000;

  private static final int LAST_TIER = 4;

  private final List<Instant> lastTier = new ArrayList<>();
  private boolean recorded;
  private Instant first;
  private Instant last;
  private Instant jvm = Instant.MIN;
  private Sums ofChunk = Sums.NONE;
  private final Map<Instant, Sums> ofJvms = new HashMap<>();

  private Long compiled;
  private Duration compiling = Duration.ZERO;
  private boolean anyRecorded;
  private long late;
  private Duration lateHalves = Duration.ZERO;

  /** The first and the last of some sums by their time, since a file may have them in any order. */
  private record Sums(JfrEvent.Compilers first, JfrEvent.Compilers last) {
    private static final Sums NONE = new Sums(null, null);

    private Sums with(JfrEvent.Compilers sum) {
      boolean earlier = first == null || sum.time().isBefore(first.time());
      boolean later = last == null || sum.time().isAfter(last.time());
      return new Sums(earlier ? sum : first, later ? sum : last);
    }
  }

  /** Begins the events of a JVM that was started at this time, up to the chunk's end. */
  void jvm(Instant started) {
    jvm = started == null ? Instant.MIN : started;
  }

  /** Ends a chunk, all of whose events are of one JVM. */
  void chunk() {
    if (ofChunk.first() != null) {
      Sums sums = ofJvms.getOrDefault(jvm, Sums.NONE);
      ofJvms.put(jvm, sums.with(ofChunk.first()).with(ofChunk.last()));
    }
    ofChunk = Sums.NONE;
    jvm = Instant.MIN;
  }

  /** Ends a file, if there was one. */
  void file() {
    chunk();
    ofJvms.values().forEach(this::add);
    ofJvms.clear();
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
  }

  /** Notes the time of an event that counts in this file. */
  void at(Instant time) {
    first = first == null || time.isBefore(first) ? time : first;
    last = last == null || time.isAfter(last) ? time : last;
  }

  /**
   * Adds a compilation; a failed one is not counted. Recordings usually hold only the long ones.
   */
  void add(JfrEvent.MethodCompilation compilation) {
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
    ofChunk = ofChunk.with(sum);
  }

  /** Adds what a JVM compiled between its first and its last sum; nothing where it has one only. */
  private void add(Sums sums) {
    long methods = sums.last().compilations() - sums.first().compilations();
    if (sums.last().time().isAfter(sums.first().time()) && methods >= 0) {
      compiled = (compiled == null ? 0 : compiled) + methods;
      compiling = compiling.plus(sums.last().compiling().minus(sums.first().compiling()));
    }
  }

  /**
   * Ends the file and returns the number of methods that were compiled between the first and the
   * last sum of each JVM in each file, or null where none has two sums.
   */
  Long compiled() {
    file();
    return compiled;
  }

  /** Returns the time of these compilations, ms; NaN where there are no two sums. */
  double compileMillis() {
    file();
    return compiled == null ? Double.NaN : JvmActivity.millis(compiling);
  }

  /**
   * Ends the file and returns the last-tier compilations per second in the second half of each
   * file, or NaN where no compilation was recorded.
   */
  double latePerSecond() {
    file();
    double seconds = JvmActivity.millis(lateHalves) / 1e3;
    return anyRecorded && seconds > 0 ? late / seconds : Double.NaN;
  }
}
