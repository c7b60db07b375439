package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.model.ForkHotspots;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** The counts of the samples of one sampler. */
final class SampleTable {
  /**
   * The largest number of kept accesses. Arbitrary: no program has as many that matter, and a file
   * may be made up.
   */
  private static final int MOST_KEPT = 100_000;

  private static final PropertyAccess OTHER =
      new PropertyAccess(new StackFrame("other", "accesses", "", 0), "");

  private final MethodCounts methods = new MethodCounts();
  private final Map<PropertyAccess, ClusteredSum> accesses = new HashMap<>();
  private final PartCounts parts = new PartCounts();
  private final PendingStacks pending = new PendingStacks(this::count);
  private final FoldedStacks folded;
  private int file;
  private int withoutStack;
  private long truncated;

  /**
   * @param folding whether whole stacks are kept, too
   */
  SampleTable(boolean folding) {
    this.folded = folding ? new FoldedStacks() : null;
  }

  /**
   * @param weight of the sample, at least 0
   * @param itsFile index of the file that the sample is from, from 0
   */
  void add(TrimmedStack stack, long weight, int itsFile) {
    if (stack.isEmpty()) {
      withoutStack++;
      return;
    }
    if (itsFile != file) {
      pending.flush();
      file = itsFile;
    }
    pending.add(stack, weight);
  }

  /** Counts all pending samples and returns this table. */
  SampleTable counted() {
    pending.flush();
    return this;
  }

  private void count(TrimmedStack stack, SampleSum times) {
    methods.add(stack.methods(), times, file);
    parts.add(stack.part(), times, file);
    if (folded != null) {
      folded.add(stack, times.weight());
    }
    truncated += stack.truncated() ? times.events() : 0;
    if (stack.access() != null) {
      add(stack.access(), times, file);
    }
  }

  private void add(PropertyAccess access, SampleSum times, int itsFile) {
    boolean kept = accesses.size() < MOST_KEPT || accesses.containsKey(access);
    accesses
        .computeIfAbsent(kept ? access : OTHER, absent -> new ClusteredSum())
        .add(times, itsFile);
  }

  /** Adds the samples of a fork that a journal holds; such samples have no weights. */
  void add(ForkHotspots fork, int itsFile) {
    for (ForkHotspots.MethodSamples each : fork.methods()) {
      methods.add(
          JournaledHotspots.frame(each.method()),
          SampleSum.of(each.self()),
          SampleSum.of(each.total()),
          itsFile);
    }
    for (ForkHotspots.AccessSamples each : fork.accesses()) {
      StackFrame owner = JournaledHotspots.frame(each.owner());
      add(new PropertyAccess(owner, each.property()), SampleSum.of(each.samples()), itsFile);
    }
    for (ForkHotspots.PartSamples each : fork.parts()) {
      Part part = new Part(JournaledHotspots.frame(each.method()), each.access());
      parts.add(part, SampleSum.of(each.samples()), itsFile);
    }
    RecordedStacks.unfold(fork.stacks(), folded);
  }

  SampleSum samples() {
    return methods.samples();
  }

  /** Returns the samples with the method on the stack. */
  ClusteredSum total(StackFrame method) {
    return methods.total(method);
  }

  /**
   * Returns the samples in which the caller has called the callee or a method that overrides it.
   */
  ClusteredSum calls(StackFrame caller, StackFrame callee) {
    return methods.calls(caller, callee);
  }

  int withoutStack() {
    return withoutStack;
  }

  long truncated() {
    return truncated;
  }

  /**
   * Returns the methods, those with the most samples of their own first; equal ones follow by name.
   */
  List<SampleShare.OfMethod> methods(Shares shares) {
    return methods.counts().entrySet().stream()
        .map(
            each ->
                new SampleShare.OfMethod(
                    each.getKey(),
                    shares.of(each.getValue().self),
                    shares.of(each.getValue().total)))
        .sorted(SampleShare.OfMethod.MOST_FIRST)
        .toList();
  }

  /** Returns the accesses, those with the most samples first. */
  List<SampleShare.OfAccess> accesses(Shares shares) {
    return accesses.entrySet().stream()
        .map(
            each ->
                new SampleShare.OfAccess(
                    each.getKey().owner(), each.getKey().property(), shares.of(each.getValue())))
        .sorted(SampleShare.OfAccess.MOST_FIRST)
        .toList();
  }

  /**
   * Returns the weight of the samples by whole stack; the map is empty where stacks are not kept.
   */
  Map<String, Long> stacks() {
    return folded == null ? Map.of() : folded.stacks();
  }

  PartCounts parts() {
    return parts;
  }

  /** Returns the samples of all accesses together. */
  ClusteredSum accessSamples() {
    ClusteredSum sums = new ClusteredSum();
    accesses.values().forEach(sums::add);
    return sums;
  }

  /** The samples of each part, file by file. */
  static final class PartCounts {
    /**
     * The largest number of kept parts. Arbitrary: no program has as many that matter, and a file
     * may be made up.
     */
    private static final int MOST = 100_000;

    private static final Part OTHER = new Part(new StackFrame("other", "methods", "", 0), false);

    private final Map<Part, ClusteredSum> counts = new HashMap<>();
    private final ClusteredSum samples = new ClusteredSum();

    /**
     * @param times the samples of the part
     * @param file index of the file, from 0
     */
    private void add(Part part, SampleSum times, int file) {
      Part key = counts.size() < MOST || counts.containsKey(part) ? part : OTHER;
      counts.computeIfAbsent(key, absent -> new ClusteredSum()).add(times, file);
      samples.add(times, file);
    }

    /**
     * Returns the shares, with the spread of all counts.
     *
     * @param files number of files
     */
    Shares shares(int files) {
      return shares(samples, files);
    }

    /** Returns the shares of a number of samples that is known apart from the parts. */
    Shares shares(ClusteredSum all, int files) {
      return new Shares(all, files, counts.values());
    }

    /** Returns the parts in no order; they add up to all samples. */
    List<SampleShare.OfPart> parts(Shares shares) {
      return counts.entrySet().stream()
          .map(each -> shares.of(each.getKey(), each.getValue()))
          .toList();
    }
  }

  /**
   * Adds up the samples of each stack and passes stacks on with these sums, in the order of their
   * first sample. So a stack of a hundred frames is analysed once and not for each sample.
   */
  private static final class PendingStacks {
    /** The largest number of frames of all stacks together; arbitrary: a few megabytes. */
    private static final int MOST_FRAMES = 500_000;

    private static final class StackSum {
      private long weight;
      private long events;
      private double squares;

      private SampleSum sum() {
        return new SampleSum(weight, events, squares);
      }
    }

    private final BiConsumer<TrimmedStack, SampleSum> counter;

    /**
     * The samples by the object: a stack that {@link SampleCounter.TrimmedStacks} cut again is
     * another object, whose samples the counter adds to the first one's.
     */
    private final Map<TrimmedStack, StackSum> times = new LinkedHashMap<>();

    private int frames;

    /**
     * @param counter takes each stack with its samples since the last flush
     */
    PendingStacks(BiConsumer<TrimmedStack, SampleSum> counter) {
      this.counter = counter;
    }

    /**
     * @param weight of the sample, at least 0
     */
    void add(TrimmedStack stack, long weight) {
      StackSum known = times.get(stack);
      if (known == null) {
        if (frames > MOST_FRAMES) {
          flush();
        }
        known = new StackSum();
        times.put(stack, known);
        frames += stack.methods().size() + 1;
      }
      known.events++;
      known.weight = SampleSum.saturated(known.weight, weight);
      known.squares += (double) weight * weight;
    }

    /** Passes all stacks to the counter. */
    void flush() {
      times.forEach((stack, samples) -> counter.accept(stack, samples.sum()));
      times.clear();
      frames = 0;
    }
  }
}
