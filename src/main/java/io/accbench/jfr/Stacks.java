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
 * Converts the parser's stacks of one chunk into {@link Stack}s. Stacks that are one object in the
 * parser, and equal frames, share one object here, up to a limit.
 */
final class Stacks {
  /** Arbitrary: more than the hot methods of any program, and a few megabytes. */
  private static final int MOST_KEPT = 50_000;

  /** The most frames of all stacks that are kept. Arbitrary: a few megabytes. */
  private static final int MOST_FRAMES = 500_000;

  private final IdentityHashMap<RecordedStackTrace, Stack> stacks = new IdentityHashMap<>();
  private final IdentityHashMap<RecordedMethod, Frame> methods = new IdentityHashMap<>();
  private final Map<Frame, Frame> frames = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private int stackFrames;

  Stack of(RecordedStackTrace trace) {
    if (trace == null) {
      return Stack.NONE;
    }
    Stack known = stacks.get(trace);
    return known == null ? kept(trace, stack(trace)) : known;
  }

  private Stack kept(RecordedStackTrace trace, Stack stack) {
    if (stackFrames > MOST_FRAMES) {
      stacks.clear();
      stackFrames = 0;
    }
    stacks.put(trace, stack);
    stackFrames += stack.frames().size() + 1;
    return stack;
  }

  private Stack stack(RecordedStackTrace trace) {
    List<RecordedFrame> recorded = trace.getFrames();
    List<Frame> stack = new ArrayList<>(recorded.size());
    for (RecordedFrame frame : recorded) {
      // looking up a line takes the parser as long as the rest of the frame
      stack.add(method(frame.getMethod(), stack.isEmpty() ? frame.getLineNumber() : 0));
    }
    return new Stack(stack, trace.isTruncated());
  }

  Frame method(RecordedMethod method, int line) {
    Frame known = methods.get(method);
    if (known == null) {
      known = named(method);
      if (methods.size() == MOST_KEPT) {
        methods.clear();
      }
      methods.put(method, known);
    }
    return line == 0
        ? known
        : kept(new Frame(known.type(), known.method(), known.descriptor(), line));
  }

  private Frame named(RecordedMethod method) {
    if (method == null) {
      return frame(Frame.UNKNOWN, Frame.UNKNOWN, "");
    }
    String type = method.getType() == null ? Frame.UNKNOWN : method.getType().getName();
    return frame(type, method.getName(), method.getDescriptor());
  }

  /** Returns the frame of a method, without a line. */
  Frame frame(String type, String method, String descriptor) {
    return kept(new Frame(dotted(type), known(method), descriptor == null ? "" : descriptor, 0));
  }

  private Frame kept(Frame frame) {
    Frame kept = frames.get(frame);
    if (kept == null) {
      kept = new Frame(name(frame.type()), name(frame.method()), frame.descriptor(), frame.line());
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

  private static String dotted(String type) {
    return known(type).replace('/', '.');
  }

  private static String known(String text) {
    return text == null ? Frame.UNKNOWN : text;
  }
}
