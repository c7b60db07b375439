package io.accbench.jfr;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;

/**
 * Converts the parser's stacks of one chunk into {@link StackTrace}s. Stacks that are one object in
 * the parser, and equal frames, share one object here, up to a limit.
 */
final class StackTraces {
  /** Arbitrary: more than the hot methods of any program, and a few megabytes. */
  private static final int MOST_KEPT = 50_000;

  /** The most frames of all stacks that are kept. Arbitrary: a few megabytes. */
  private static final int MOST_FRAMES = 500_000;

  private final IdentityHashMap<RecordedStackTrace, StackTrace> stacks = new IdentityHashMap<>();
  private final IdentityHashMap<RecordedMethod, StackFrame> methods = new IdentityHashMap<>();
  private final Map<StackFrame, StackFrame> frames = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private int stackFrames;

  StackTrace of(RecordedStackTrace trace) {
    if (trace == null) {
      return StackTrace.NONE;
    }
    StackTrace known = stacks.get(trace);
    return known == null ? kept(trace, stack(trace)) : known;
  }

  private StackTrace kept(RecordedStackTrace trace, StackTrace stack) {
    if (stackFrames > MOST_FRAMES) {
      stacks.clear();
      stackFrames = 0;
    }
    stacks.put(trace, stack);
    stackFrames += stack.frames().size() + 1;
    return stack;
  }

  private StackTrace stack(RecordedStackTrace trace) {
    List<RecordedFrame> recorded = trace.getFrames();
    List<StackFrame> stack = new ArrayList<>(recorded.size());
    for (RecordedFrame frame : recorded) {
      // looking up a line takes the parser as long as the rest of the frame
      stack.add(method(frame.getMethod(), stack.isEmpty() ? frame.getLineNumber() : 0));
    }
    return new StackTrace(stack, trace.isTruncated());
  }

  StackFrame method(RecordedMethod method, int line) {
    StackFrame known = methods.get(method);
    if (known == null) {
      known = named(method);
      if (methods.size() == MOST_KEPT) {
        methods.clear();
      }
      methods.put(method, known);
    }
    return line == 0
        ? known
        : kept(new StackFrame(known.type(), known.method(), known.descriptor(), line));
  }

  private StackFrame named(RecordedMethod method) {
    if (method == null) {
      return frame(StackFrame.UNKNOWN, StackFrame.UNKNOWN, "");
    }
    String type = method.getType() == null ? StackFrame.UNKNOWN : method.getType().getName();
    return frame(type, method.getName(), method.getDescriptor());
  }

  /** Returns the frame of a method, without a line. */
  StackFrame frame(String type, String method, String descriptor) {
    return kept(
        new StackFrame(
            known(type).replace('/', '.'), known(method), descriptor == null ? "" : descriptor, 0));
  }

  private StackFrame kept(StackFrame frame) {
    StackFrame kept = frames.get(frame);
    if (kept == null) {
      kept =
          new StackFrame(
              name(frame.type()), name(frame.method()), frame.descriptor(), frame.line());
      if (frames.size() == MOST_KEPT) {
        frames.clear();
      }
      frames.put(kept, kept);
    }
    return kept;
  }

  /** Returns an equal text, as one object that all equal texts share. */
  String name(String name) {
    if (names.size() == MOST_KEPT) {
      names.clear();
    }
    String kept = names.putIfAbsent(known(name), known(name));
    return kept == null ? known(name) : kept;
  }

  private static String known(String text) {
    return text == null ? StackFrame.UNKNOWN : text;
  }
}
