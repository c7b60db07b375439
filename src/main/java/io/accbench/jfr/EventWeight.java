package io.accbench.jfr;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;

/**
 * What an event of a type stands for: the only place that knows it. Types that are not listed here
 * stand for one event each, whatever fields they have.
 *
 * @param unit the unit of the weight
 * @param field the field that holds the weight; null where each event weighs one
 */
public record EventWeight(WeightUnit unit, String field) {
  /** The unit of a weight. */
  public enum WeightUnit {
    /** Samples of where threads are: shares of them are shares of time. */
    SAMPLES,
    /** Events that are recorded when something happens. */
    EVENTS,
    BYTES,
    NANOSECONDS
  }

  private static final EventWeight ONE_EVENT = new EventWeight(WeightUnit.EVENTS, null);
  private static final Map<String, EventWeight> BY_TYPE = byType();

  private static Map<String, EventWeight> byType() {
    Map<String, EventWeight> weights = new HashMap<>();
    EventWeight sample = new EventWeight(WeightUnit.SAMPLES, null);
    weights.put("jdk.CPUTimeSample", sample);
    weights.put("jdk.ExecutionSample", sample);
    weights.put("jdk.NativeMethodSample", sample);
    // async-profiler records samples of a thread that stays where it is as one event
    weights.put("profiler.WallClockSample", new EventWeight(WeightUnit.SAMPLES, "samples"));
    weights.put("profiler.Malloc", new EventWeight(WeightUnit.BYTES, "size"));
    weights.put("jdk.ObjectAllocationSample", new EventWeight(WeightUnit.BYTES, "weight"));
    weights.put("jdk.ObjectAllocationInNewTLAB", new EventWeight(WeightUnit.BYTES, "tlabSize"));
    weights.put(
        "jdk.ObjectAllocationOutsideTLAB", new EventWeight(WeightUnit.BYTES, "allocationSize"));
    for (String lasting :
        List.of(
            "ClassLoad",
            "ContinuationFreeze",
            "ContinuationThaw",
            "FileForce",
            "FileRead",
            "FileWrite",
            "GCLocker",
            "JavaMonitorEnter",
            "JavaMonitorInflate",
            "JavaMonitorWait",
            "MethodTrace",
            "NativeLibraryLoad",
            "SafepointLatency",
            "SocketRead",
            "SocketWrite",
            "SystemGC",
            "ThreadPark",
            "ThreadSleep",
            "VirtualThreadPinned",
            "ZAllocationStall",
            "ZPageAllocation")) {
      weights.put("jdk." + lasting, new EventWeight(WeightUnit.NANOSECONDS, "duration"));
    }
    return Map.copyOf(weights);
  }

  /**
   * Returns the weight of a type.
   *
   * @param type name of the type: {@code jdk.ThreadPark}
   */
  public static EventWeight of(String type) {
    return BY_TYPE.getOrDefault(type, ONE_EVENT);
  }

  /** Returns whether each event is one sample of where a thread is. */
  public boolean samplesTime() {
    return unit == WeightUnit.SAMPLES && field == null;
  }

  /**
   * Returns the weight of an event, at least 0.
   *
   * @throws RuntimeException when the event lacks the field, or no JVM can have such a value
   */
  long of(RecordedEvent event) {
    if (field == null) {
      return 1;
    }
    return Math.max(
        0,
        unit == WeightUnit.NANOSECONDS
            ? EventReader.possible(event.getDuration(field)).toNanos()
            : event.getLong(field));
  }
}
