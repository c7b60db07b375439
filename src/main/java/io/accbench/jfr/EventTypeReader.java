package io.accbench.jfr;

import java.util.function.Function;
import jdk.jfr.consumer.RecordedEvent;

/** A reader of the events of one type in one chunk. It counts them, too. */
final class EventTypeReader {
  private final String type;
  private final Function<RecordedEvent, JfrEvent> sample;
  private final Function<RecordedEvent, JfrEvent> known;
  private long events;

  /**
   * @param sample converts an event into a sample; null when stacks of the type are not wanted
   * @param known converts an event into the type's own {@link JfrEvent}; null when there is none
   */
  EventTypeReader(
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

  /** Returns the number of events counted since the previous call. */
  long counted() {
    long counted = events;
    events = 0;
    return counted;
  }

  /** Returns the event's stack if stacks of its type are wanted, else null. */
  JfrEvent sample(RecordedEvent event) {
    return sample == null ? null : sample.apply(event);
  }

  /** Returns the event as its type's own {@link JfrEvent}, or null when there is none. */
  JfrEvent known(RecordedEvent event) {
    return known == null ? null : known.apply(event);
  }
}
