package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.jfr.Stack;
import java.util.List;

/** What the program did of a stack: cut at JMH's stub, normalised, and analysed once. */
final class CutStack {
  private final List<Frame> frames;
  private final List<Frame> methods;
  private final boolean truncated;
  private boolean analysed;
  private Access access;
  private List<String> packages = List.of();
  private boolean hasAny;

  /**
   * @param frames as recorded, the leaf first
   * @param methods the same, normalised
   */
  CutStack(Stack stack, List<Frame> frames, List<Frame> methods) {
    this.frames = frames;
    this.methods = methods;
    // what is cut off lies beneath the stub, where there is one
    this.truncated = stack.truncated() && frames.size() == stack.frames().size();
  }

  boolean isEmpty() {
    return frames.isEmpty();
  }

  boolean truncated() {
    return truncated;
  }

  /** As recorded, with lines; at least one, unless the stack is empty. */
  Frame leaf() {
    return frames.get(0);
  }

  /** Normalised, the leaf first. */
  List<Frame> methods() {
    return methods;
  }

  /** Whether the name of any class begins with one of these; the answer to the last is kept. */
  boolean hasAny(List<String> beginnings) {
    if (packages != beginnings) {
      packages = beginnings;
      hasAny =
          methods.stream()
              .anyMatch(method -> beginnings.stream().anyMatch(method.type()::startsWith));
    }
    return hasAny;
  }

  /** The outermost access to a property; null for none. */
  Access access() {
    if (!analysed) {
      access = Access.on(methods);
      analysed = true;
    }
    return access;
  }

  Part part() {
    return access() == null ? new Part(methods.get(0), false) : new Part(access().owner(), true);
  }
}
