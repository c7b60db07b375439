package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.jfr.Stack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts and normalises each stack once, since a chunk gives all samples of a stack the same object.
 * The number of kept stacks is bounded; a stack that was dropped is cut again when needed.
 */
final class CutStacks {
  /**
   * The largest number of kept frames. Arbitrary: a few megabytes, and more than the stacks that
   * make up most samples.
   */
  private static final int MOST_FRAMES = 500_000;

  private static final int MOST_METHODS = 100_000;

  private final IdentityHashMap<Stack, CutStack> kept = new IdentityHashMap<>();
  private final Map<Frame, Frame> normalised = new HashMap<>();
  private int frames;

  CutStack of(Stack stack) {
    CutStack known = kept.get(stack);
    if (known != null) {
      return known;
    }
    if (frames > MOST_FRAMES) {
      kept.clear();
      frames = 0;
    }
    CutStack cut = cut(stack);
    kept.put(stack, cut);
    frames += cut.methods().size() + 1;
    return cut;
  }

  private CutStack cut(Stack stack) {
    List<Frame> above = BenchmarkStub.above(stack.frames());
    List<Frame> methods = new ArrayList<>(above.size());
    for (Frame frame : above) {
      methods.add(normalised(frame));
    }
    return new CutStack(stack, above, methods);
  }

  private Frame normalised(Frame frame) {
    if (normalised.size() > MOST_METHODS) {
      normalised.clear();
    }
    return normalised.computeIfAbsent(frame, Names::method);
  }
}
