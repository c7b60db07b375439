package io.accbench.jfr;

import java.util.function.Function;
import jdk.jfr.consumer.RecordedEvent;

/** Reads the events of one type in one chunk; what holds for all of them is found out once. */
final class TypeReader {
  private final String type;
  private final Function<RecordedEvent, JfrEvent> sample;
  private final Function<RecordedEvent, JfrEvent> known;
  private long events;

  /**
   * @param sample makes samples of its events; null where their stacks are not wanted
   * @param known what else they say; null for nothing of interest
   */
  TypeReader(
      String type,
      Function<RecordedEvent, JfrEvent> sample,
      Function<RecordedEvent, JfrEvent> known) {
    this.type = type;
    this.sample = sample;
    this.known = known;
  }

  String type() {
    return type;
  }

  void count() {
    events++;
  }

  /** Events counted since this was asked before. */
  long counted() {
    long counted = events;
    events = 0;
    return counted;
  }

  /** The event's stack, if those of its type are wanted; else null. */
  JfrEvent sample(RecordedEvent event) {
    return sample == null ? null : sample.apply(event);
  }

  /** What else the event says; null for a type of no interest. */
  JfrEvent known(RecordedEvent event) {
    return known == null ? null : known.apply(event);
  }
}
