package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.StackFrame;
import io.accbench.jfr.StackTrace;
import io.accbench.model.ForkHotspots.Deoptimized;
import io.accbench.model.ForkHotspots.JvmWork;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Counts the events that the filter lets through, file by file. */
final class SampleCounter {
  private final boolean folding;
  private final Map<String, SampleTable> tables = new HashMap<>();
  private final Map<String, Allocations> allocations = new HashMap<>();
  private final Samplers samplers = new Samplers();
  private final Samplers allocationSamplers = new Samplers();
  private final TrimmedStacks stacks = new TrimmedStacks();
  private final JvmActivity activity = new JvmActivity();
  private final CompilerWork compilations = new CompilerWork();
  private final Inlinings inlinings = new Inlinings();
  private final Set<String> jvms = new TreeSet<>();
  private final Set<String> collectors = new TreeSet<>();
  private final Map<String, Long> lost = new TreeMap<>();
  private final Set<String> enabled = new TreeSet<>();
  private Filter filter = Filter.NONE;
  private Instant start;

  /** Creates a tally that does not keep whole stacks. */
  SampleCounter() {
    this(false);
  }

  /**
   * @param folding whether whole stacks are kept, too
   */
  SampleCounter(boolean folding) {
    this.folding = folding;
  }

  /** Begins another file, whose events are counted by a filter of its own. */
  void file(String name, Filter itsFilter) {
    filter = itsFilter;
    samplers.file(name);
    allocationSamplers.file(name);
    compilations.file();
    inlinings.file();
  }

  void accept(JfrEvent event) {
    inlined(event);
    if (event instanceof JfrEvent.Begin begin) {
      start = begin.time();
    } else if (event instanceof JfrEvent.RecordedJvm jvm) {
      compilations.jvm(jvm.started());
      jvms.add(Environment.brief(jvm.version()));
    } else if (event instanceof JfrEvent.ChunkEnd) {
      compilations.chunk();
    } else if (event instanceof JfrEvent.Enabled type) {
      enabled.add(type.type());
    } else if (event instanceof JfrEvent.Collector collector) {
      collectors.add(collector.young() + " and " + collector.old());
    } else if (event.time() != null && filter.asked(start, event.time())) {
      compiled(event);
      if (filter.inWindow(event.time())) {
        compilations.at(event.time());
        count(event);
      }
    }
  }

  /** Adds an inlining event from any time, since the code compiled last is what runs. */
  private void inlined(JfrEvent event) {
    if (event instanceof JfrEvent.Inlining decision) {
      inlinings.add(decision);
    } else if (event instanceof JfrEvent.MethodCompilation compilation) {
      inlinings.add(compilation);
    }
  }

  /** Adds a compilation, outside of windows, too: its code runs inside of them. */
  private void compiled(JfrEvent event) {
    if (event instanceof JfrEvent.MethodCompilation compilation) {
      compilations.add(compilation);
    } else if (event instanceof JfrEvent.Compilers sum) {
      compilations.add(sum);
    }
  }

  private void count(JfrEvent event) {
    if (event instanceof JfrEvent.SampledStack sample) {
      if (filter.counts(sample.thread())) {
        count(sample, stacks.of(sample.stack()));
      }
    } else if (event instanceof JfrEvent.SampledAllocation allocation) {
      if (filter.counts(allocation.thread())) {
        count(allocation, stacks.of(allocation.stack()));
      }
    } else if (event instanceof JfrEvent.Collection collection) {
      activity.add(collection);
    } else if (event instanceof JfrEvent.Deoptimization trap) {
      if (filter.counts(trap.thread())) {
        activity.add(trap);
      }
    } else if (event instanceof JfrEvent.Lost some) {
      if (some.thread() == null || filter.counts(some.thread())) {
        lost.merge(some.event(), some.amount(), Long::sum);
      }
    }
  }

  private void count(JfrEvent.SampledStack sample, TrimmedStack stack) {
    if (filter.counts(stack)) {
      tables
          .computeIfAbsent(sample.event(), type -> new SampleTable(folding))
          .add(stack, sample.weight(), samplers.file());
      if (!stack.isEmpty()) {
        samplers.add(sample.event());
      }
    }
  }

  private void count(JfrEvent.SampledAllocation allocation, TrimmedStack stack) {
    if (filter.counts(stack)) {
      String sampler = Allocations.sampler(allocation.event());
      allocations.computeIfAbsent(sampler, type -> new Allocations()).add(allocation, stack);
      allocationSamplers.add(sampler);
    }
  }

  /** Returns which types of events have stacks that count, file by file. */
  Samplers samplers() {
    return samplers;
  }

  Samplers allocationSamplers() {
    return allocationSamplers;
  }

  /**
   * Returns the samples of a type of event; the table is empty when the filter let no sample
   * through.
   */
  SampleTable table(String event) {
    return tables.getOrDefault(event, new SampleTable(folding)).counted();
  }

  Allocations allocations(String sampler) {
    return allocations.getOrDefault(sampler, new Allocations());
  }

  Environment environment() {
    return new Environment(jvms, collectors);
  }

  JvmWork jvm() {
    return activity.work(enabled.contains("jdk.GarbageCollection"), compilations);
  }

  /** Returns the tables whose events could not be recorded, so that nothing is known of them. */
  Set<Hotspots.Recordable> missing() {
    Set<Hotspots.Recordable> missing = EnumSet.allOf(Hotspots.Recordable.class);
    missing.removeIf(each -> each.types().stream().anyMatch(enabled::contains));
    return missing;
  }

  List<Deoptimized> deoptimizations() {
    return activity.deoptimizations();
  }

  Inlinings inlinings() {
    return inlinings;
  }

  /** Returns how much the JVM could not record, by the event that says so. */
  Map<String, Long> lost() {
    return lost;
  }

  /**
   * Cuts and normalises each stack once, since a chunk gives all samples of a stack the same
   * object. The number of kept stacks is bounded; a stack that was dropped is cut again when
   * needed.
   */
  static final class TrimmedStacks {
    /**
     * The largest number of kept frames. Arbitrary: a few megabytes, and more than the stacks that
     * make up most samples.
     */
    private static final int MOST_FRAMES = 500_000;

    private static final int MOST_METHODS = 100_000;

    private final IdentityHashMap<StackTrace, TrimmedStack> kept = new IdentityHashMap<>();
    private final Map<StackFrame, StackFrame> normalised = new HashMap<>();
    private int frames;

    TrimmedStack of(StackTrace stack) {
      TrimmedStack known = kept.get(stack);
      if (known != null) {
        return known;
      }
      if (frames > MOST_FRAMES) {
        kept.clear();
        frames = 0;
      }
      TrimmedStack cut = cut(stack);
      kept.put(stack, cut);
      frames += cut.methods().size() + 1;
      return cut;
    }

    private TrimmedStack cut(StackTrace stack) {
      List<StackFrame> above = JmhStub.above(stack.frames());
      List<StackFrame> methods = new ArrayList<>(above.size());
      for (StackFrame frame : above) {
        methods.add(normalised(frame));
      }
      return new TrimmedStack(stack, above, methods);
    }

    private StackFrame normalised(StackFrame frame) {
      if (normalised.size() > MOST_METHODS) {
        normalised.clear();
      }
      return normalised.computeIfAbsent(frame, StableNames::method);
    }
  }
}
