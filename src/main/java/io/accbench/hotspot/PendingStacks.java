package io.accbench.hotspot;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;

/**
 * How often each stack was sampled, in the order in which they came first, until there are many or
 * that is asked for: what a stack of a hundred frames counts for is worked out once, not for each
 * sample.
 */
final class PendingStacks {
  /** Of all stacks together; arbitrary: a few megabytes. */
  private static final int MOST_FRAMES = 500_000;

  private final ObjIntConsumer<CutStack> counter;

  /** By the object: a stack that {@link CutStacks} made anew is another one, and adds to it. */
  private final Map<CutStack, int[]> times = new LinkedHashMap<>();

  private int frames;

  /**
   * @param counter takes stacks, and how often they were sampled since it got them before
   */
  PendingStacks(ObjIntConsumer<CutStack> counter) {
    this.counter = counter;
  }

  void add(CutStack stack) {
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

  /** Gives all to the counter. */
  void flush() {
    times.forEach((stack, samples) -> counter.accept(stack, samples[0]));
    times.clear();
    frames = 0;
  }
}
