package io.accbench.hotspot;

import io.accbench.stats.SampleSum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Adds up the samples of each stack and passes stacks on with these sums, in the order of their
 * first sample. So a stack of a hundred frames is analysed once and not for each sample.
 */
final class PendingStacks {
  /** The largest number of frames of all stacks together; arbitrary: a few megabytes. */
  private static final int MOST_FRAMES = 500_000;

  private static final class Sum {
    private long weight;
    private long events;
    private double squares;

    private SampleSum sum() {
      return new SampleSum(weight, events, squares);
    }
  }

  private final BiConsumer<TrimmedStack, SampleSum> counter;

  /**
   * The samples by the object: a stack that {@link TrimmedStacks} cut again is another object,
   * whose samples the counter adds to the first one's.
   */
  private final Map<TrimmedStack, Sum> times = new LinkedHashMap<>();

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
    Sum known = times.get(stack);
    if (known == null) {
      if (frames > MOST_FRAMES) {
        flush();
      }
      known = new Sum();
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
