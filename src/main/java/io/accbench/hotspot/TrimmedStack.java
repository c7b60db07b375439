package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.jfr.StackTrace;
import java.util.List;

/** A stack without the frames below JMH's stub, normalised and analysed once. */
final class TrimmedStack {
  private final List<StackFrame> frames;
  private final List<StackFrame> methods;
  private final boolean truncated;
  private boolean analysed;
  private PropertyAccess access;
  private List<ProgramPart> parts;
  private List<String> packages = List.of();
  private boolean hasAny;

  /**
   * @param frames the frames as recorded, the leaf first
   * @param methods the same frames, normalised
   */
  TrimmedStack(StackTrace stack, List<StackFrame> frames, List<StackFrame> methods) {
    this.frames = frames;
    this.methods = methods;
    // the frames cut off lie beneath JMH's stub, where the stack has one
    this.truncated = stack.truncated() && frames.size() == stack.frames().size();
  }

  boolean isEmpty() {
    return frames.isEmpty();
  }

  boolean truncated() {
    return truncated;
  }

  /** Returns the leaf as recorded, with its line; the stack must not be empty. */
  StackFrame leaf() {
    return frames.get(0);
  }

  /** Returns the normalised frames, the leaf first. */
  List<StackFrame> methods() {
    return methods;
  }

  /** Returns whether the name of any class begins with one of these; the last answer is kept. */
  boolean hasAny(List<String> beginnings) {
    if (packages != beginnings) {
      packages = beginnings;
      hasAny =
          methods.stream()
              .anyMatch(method -> beginnings.stream().anyMatch(method.type()::startsWith));
    }
    return hasAny;
  }

  /** Returns the outermost access to a property, or null where the stack shows no access. */
  PropertyAccess access() {
    if (!analysed) {
      access = PropertyAccess.on(methods);
      analysed = true;
    }
    return access;
  }

  /** Returns the parts of a program that the stack belongs to; the first answer is kept. */
  List<ProgramPart> parts(PartFinder finder) {
    if (parts == null) {
      parts = finder.on(this);
    }
    return parts;
  }

  Part part() {
    return access() == null ? new Part(methods.get(0), false) : new Part(access().owner(), true);
  }
}
