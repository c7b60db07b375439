package io.accbench.jfr;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedObject;
import jdk.jfr.consumer.RecordedThread;

/**
 * Converts the parser's events into {@link JfrEvent}s. A field that the recorded JDK does not have
 * is unknown.
 */
final class EventReader {
  /** Arbitrary: longer than any JVM ran, and short enough for sums of millions. */
  private static final Duration LONGEST = Duration.ofDays(36_525);

  private final StackTraces stacks = new StackTraces();
  private final ThreadNames threads = new ThreadNames();
  private final Set<String> samples;
  private final Map<String, Function<RecordedEvent, JfrEvent>> byName =
      Map.ofEntries(
          Map.entry("jdk.ObjectAllocationSample", this::allocation),
          Map.entry("jdk.ObjectAllocationInNewTLAB", this::allocation),
          Map.entry("jdk.ObjectAllocationOutsideTLAB", this::allocation),
          Map.entry("jdk.ActiveSetting", this::setting),
          Map.entry("jdk.GarbageCollection", EventReader::collection),
          Map.entry("jdk.GCConfiguration", EventReader::collector),
          Map.entry("jdk.Compilation", this::compilation),
          Map.entry("jdk.Deoptimization", this::deoptimization),
          Map.entry("jdk.CompilerInlining", this::inlining),
          Map.entry("jdk.JVMInformation", EventReader::jvm),
          Map.entry("jdk.InitialSystemProperty", EventReader::property),
          Map.entry("jdk.CPULoad", EventReader::processLoad),
          Map.entry("jdk.ThreadCPULoad", this::threadLoad),
          Map.entry("jdk.CompilerStatistics", EventReader::compilers),
          Map.entry("jdk.CPUTimeSamplesLost", e -> lost(e, thread(e), e.getLong("lostSamples"))),
          Map.entry("jdk.DataLoss", e -> lost(e, null, e.getLong("amount"))),
          Map.entry("accbench.Iteration", this::iteration));

  private final Set<Long> enabled = new HashSet<>();

  /**
   * @param samples types of events whose stacks are wanted
   */
  EventReader(Set<String> samples) {
    this.samples = samples;
  }

  EventTypeReader of(EventType type) {
    String name = type.getName();
    return new EventTypeReader(
        name, samples.contains(name) ? sampled(type) : null, byName.get(name));
  }

  /** Returns the ids of the types of events that settings of the recording had enabled. */
  Set<Long> enabled() {
    return enabled;
  }

  private JfrEvent setting(RecordedEvent event) {
    if (text(event, "name").equals("enabled") && text(event, "value").equals("true")) {
      enabled.add(event.getLong("id"));
    }
    return null;
  }

  private Function<RecordedEvent, JfrEvent> sampled(EventType type) {
    String name = type.getName();
    EventWeight weight = EventWeight.of(name);
    String thread = type.getField("sampledThread") == null ? "eventThread" : "sampledThread";
    boolean threads = type.getField(thread) != null;
    boolean stacks = type.getField("stackTrace") != null;
    boolean states = type.getField("state") != null;
    return event ->
        new JfrEvent.SampledStack(
            name,
            event.getStartTime(),
            threads ? this.threads.name(event.getValue(thread)) : "",
            stacks ? this.stacks.of(event.getValue("stackTrace")) : StackTrace.NONE,
            weight.of(event),
            states && "STATE_SLEEPING".equals(event.getValue("state")));
  }

  private String thread(RecordedEvent event) {
    return threads.name(event.getThread());
  }

  private JfrEvent allocation(RecordedEvent event) {
    String sampler = event.getEventType().getName();
    RecordedClass type = event.getClass("objectClass");
    return new JfrEvent.SampledAllocation(
        sampler,
        event.getStartTime(),
        thread(event),
        stacks.of(event.getStackTrace()),
        type == null ? StackFrame.UNKNOWN : stacks.name(type.getName()),
        EventWeight.of(sampler).of(event));
  }

  private static JfrEvent collection(RecordedEvent event) {
    return new JfrEvent.Collection(
        event.getStartTime(),
        text(event, "name"),
        text(event, "cause"),
        duration(event, "sumOfPauses"),
        duration(event, "longestPause"));
  }

  private static JfrEvent collector(RecordedEvent event) {
    return new JfrEvent.Collector(text(event, "youngCollector"), text(event, "oldCollector"));
  }

  private JfrEvent compilation(RecordedEvent event) {
    return new JfrEvent.MethodCompilation(
        event.getStartTime(),
        possible(event.getDuration()),
        event.getLong("compileId"),
        stacks.method(event.getValue("method"), 0),
        (int) event.getLong("compileLevel"),
        event.getBoolean("succeded")); // the event's own spelling
  }

  private static JfrEvent property(RecordedEvent event) {
    return text(event, "key").equals("java.class.path")
        ? new JfrEvent.ClassPath(text(event, "value"))
        : null;
  }

  private static JfrEvent processLoad(RecordedEvent event) {
    return new JfrEvent.ProcessLoad(
        event.getStartTime(), event.getFloat("jvmUser"), event.getFloat("jvmSystem"));
  }

  private JfrEvent threadLoad(RecordedEvent event) {
    RecordedThread thread = event.getThread();
    return new JfrEvent.ThreadLoad(
        event.getStartTime(),
        thread == null ? -1 : thread.getId(),
        threads.name(thread),
        event.getFloat("user"),
        event.getFloat("system"));
  }

  private static JfrEvent compilers(RecordedEvent event) {
    return new JfrEvent.Compilers(
        event.getStartTime(),
        event.getLong("compileCount"),
        possible(event.getDuration("totalTimeSpent")));
  }

  private JfrEvent deoptimization(RecordedEvent event) {
    return new JfrEvent.Deoptimization(
        event.getStartTime(),
        thread(event),
        stacks.method(event.getValue("method"), event.getInt("lineNumber")),
        text(event, "reason"),
        text(event, "action"));
  }

  private JfrEvent inlining(RecordedEvent event) {
    RecordedObject callee = event.getValue("callee");
    return new JfrEvent.Inlining(
        event.getStartTime(),
        event.getLong("compileId"),
        stacks.method(event.getValue("caller"), 0),
        callee == null
            ? stacks.method(null, 0)
            : stacks.frame(text(callee, "type"), text(callee, "name"), text(callee, "descriptor")),
        event.getInt("bci"),
        event.getBoolean("succeeded"),
        text(event, "message"));
  }

  private static JfrEvent jvm(RecordedEvent event) {
    return new JfrEvent.RecordedJvm(
        event.hasField("jvmStartTime") ? event.getInstant("jvmStartTime") : null,
        text(event, "jvmVersion"));
  }

  private static JfrEvent lost(RecordedEvent event, String thread, long amount) {
    return new JfrEvent.Lost(event.getStartTime(), event.getEventType().getName(), thread, amount);
  }

  private JfrEvent iteration(RecordedEvent event) {
    return new JfrEvent.ForkIteration(
        event.getStartTime(),
        possible(event.getDuration()),
        thread(event),
        text(event, "type").equals("MEASUREMENT"));
  }

  private static Duration duration(RecordedEvent event, String field) {
    return event.hasField(field) ? possible(event.getDuration(field)) : null;
  }

  /**
   * Returns the duration unchanged.
   *
   * @throws DateTimeException when no JVM can have run for so long, since sums of such durations
   *     would overflow
   */
  static Duration possible(Duration duration) {
    if (duration.abs().compareTo(LONGEST) > 0) {
      throw new DateTimeException("a duration of " + duration);
    }
    return duration;
  }

  private static String text(RecordedObject event, String field) {
    String text = event.hasField(field) ? event.getString(field) : null;
    return text == null ? "" : text;
  }

  /** The names of one chunk's threads. They are kept, since the parser looks them up each time. */
  private static final class ThreadNames {
    /** Arbitrary: more threads than run at a time, and some hundred kilobytes. */
    private static final int MOST_KEPT = 10_000;

    private final IdentityHashMap<RecordedThread, String> names = new IdentityHashMap<>();

    /** Returns the name of a thread; empty when unknown. */
    private String name(RecordedThread thread) {
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
}
