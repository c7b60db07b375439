package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.jfr.StackTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts and normalises each stack once, since a chunk gives all samples of a stack the same object.
 * The number of kept stacks is bounded; a stack that was dropped is cut again when needed.
 */
final class TrimmedStacks {
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
