package io.accbench.hotspot;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;

/**
 * Counts how often each stack was sampled and passes stacks on with these numbers, in the order of
 * their first sample. So a stack of a hundred frames is analysed once and not for each sample.
 */
final class PendingStacks {
  /** The largest number of frames of all stacks together; arbitrary: a few megabytes. */
  private static final int MOST_FRAMES = 500_000;

  private final ObjIntConsumer<TrimmedStack> counter;

  /**
   * The number of samples by the object: a stack that {@link TrimmedStacks} cut again is another
   * object, whose samples the counter adds to the first one's.
   */
  private final Map<TrimmedStack, int[]> times = new LinkedHashMap<>();

  private int frames;

  /**
   * @param counter takes each stack with the number of its samples since the last flush
   */
  PendingStacks(ObjIntConsumer<TrimmedStack> counter) {
    this.counter = counter;
  }

  void add(TrimmedStack stack) {
    int[] known = times.get(stack);
    if (known == null) {
      if (frames > MOST_FRAMES) {
        flush();
      }
      known = new int[1];
      times.put(stack, known);
      frames += stack.methods().size() + 1;
    }
    known[0]++;
  }

  /** Passes all stacks to the counter. */
  void flush() {
    times.forEach((stack, samples) -> counter.accept(stack, samples[0]));
    times.clear();
    frames = 0;
  }
}
