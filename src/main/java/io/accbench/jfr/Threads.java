package io.accbench.jfr;

import java.util.IdentityHashMap;
import jdk.jfr.consumer.RecordedThread;

/** The names of one chunk's threads. They are kept, since the parser looks them up each time. */
final class Threads {
  /** Arbitrary: more threads than run at a time, and some hundred kilobytes. */
  private static final int MOST_KEPT = 10_000;

  private final IdentityHashMap<RecordedThread, String> names = new IdentityHashMap<>();

  /** Returns the name of a thread; empty when unknown. */
  String name(RecordedThread thread) {
    if (thread == null) {
      return "";
    }
    String known = names.get(thread);
    return known == null ? kept(thread) : known;
  }

  private String kept(RecordedThread thread) {
    if (names.size() == MOST_KEPT) {
      names.clear();
    }
    String name = thread.getJavaName() == null ? thread.getOSName() : thread.getJavaName();
    names.put(thread, name == null ? "" : name);
    return name == null ? "" : name;
  }
}
