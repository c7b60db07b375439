package io.accbench.jfr;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;

/** Whom an event is about. */
final class Threads {
  private Threads() {}

  /** The sampled thread where there is one, else the one that wrote it; empty when unknown. */
  static String name(RecordedEvent event) {
    RecordedThread thread =
        event.hasField("sampledThread") ? event.getThread("sampledThread") : event.getThread();
    if (thread == null) {
      return "";
    }
    String name = thread.getJavaName() == null ? thread.getOSName() : thread.getJavaName();
    return name == null ? "" : name;
  }
}
