package io.accbench.hotspot;

import io.accbench.hotspot.Hotspots.Deoptimized;
import io.accbench.jfr.JfrEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Events that the filter lets through, counted as they come. */
final class Tally {
  /** The other two allocation events are one sampler, that of JDK 15 and older. */
  private static final String ALLOCATION_SAMPLE = "jdk.ObjectAllocationSample";

  private final Filter filter;
  private final Map<String, SampleTable> tables = new HashMap<>();
  private final Map<Boolean, Allocations> allocations = new HashMap<>();
  private final JvmActivity activity = new JvmActivity();
  private final Set<String> jvms = new TreeSet<>();
  private final Set<String> collectors = new TreeSet<>();
  private final Map<String, Long> lost = new TreeMap<>();
  private Instant start;

  Tally(Filter filter) {
    this.filter = filter;
  }

  void accept(JfrEvent event) {
    if (event instanceof JfrEvent.Begin begin) {
      start = begin.time();
    } else if (event instanceof JfrEvent.Jvm jvm) {
      jvms.add(jvm.version().replaceFirst(" for .*", "")); // platform, builder and compiler
    } else if (event instanceof JfrEvent.Collector collector) {
      collectors.add(collector.young() + " and " + collector.old());
    } else if (event instanceof JfrEvent.Lost some) {
      lost.merge(some.event(), some.amount(), Long::sum);
    } else if (event.time() != null && filter.within(start, event.time())) {
      count(event);
    }
  }

  private void count(JfrEvent event) {
    activity.at(Duration.between(start, event.time()));
    if (event instanceof JfrEvent.Sample sample) {
      if (filter.counts(sample.thread(), sample.stack())) {
        tables.computeIfAbsent(sample.event(), type -> new SampleTable()).add(sample.stack());
      }
    } else if (event instanceof JfrEvent.Allocation allocation) {
      if (filter.counts(allocation.thread(), allocation.stack())) {
        boolean best = allocation.event().equals(ALLOCATION_SAMPLE);
        allocations.computeIfAbsent(best, sampler -> new Allocations()).add(allocation);
      }
    } else if (event instanceof JfrEvent.Collection collection) {
      activity.add(collection);
    } else if (event instanceof JfrEvent.Compilation compilation) {
      activity.add(compilation, Duration.between(start, compilation.time()));
    } else if (event instanceof JfrEvent.Deoptimization trap) {
      activity.add(trap);
    }
  }

  /** The samples of a type of event; null when none was let through. */
  SampleTable table(String event) {
    return tables.get(event);
  }

  Allocations allocations() {
    Allocations others = allocations.getOrDefault(false, new Allocations());
    return allocations.getOrDefault(true, others);
  }

  Environment environment() {
    return new Environment(jvms, collectors);
  }

  Totals totals() {
    return activity.totals();
  }

  List<Deoptimized> deoptimizations() {
    return activity.deoptimizations();
  }

  /** What the JVM could not record, by the event that says so. */
  Map<String, Long> lost() {
    return lost;
  }
}
