package io.accbench.jit;

import io.accbench.jit.LogLine.Decided;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The decisions of a compiler on the calls of one compilation. They form a tree, since the calls in
 * an inlined method stand below it. Methods have the names that the log gives them.
 *
 * <p>Note: a compiler decides on both receivers of a call before it inlines either. Where it
 * inlines both, the calls in both therefore stand below the second. Of 24,000 decisions in 20 real
 * logs, 35 contradict the first tier's statements about their caller.
 */
final class InliningTree {
  /** The place of a call: the calling method and the bytecode index in it. */
  record CallPlace(String caller, int bci) {}

  /** A call, usually one that was not inlined. */
  record Left(CallPlace place, String callee, String reason) {}

  private record TreeCall(int bci, String callee) {}

  /** A method at one place of the tree. */
  private static final class InlinedMethod {
    private final String method;
    private boolean inlined = true;
    private String reason = "";
    private final Map<TreeCall, InlinedMethod> calls = new LinkedHashMap<>();

    private InlinedMethod(String method) {
      this.method = method;
    }
  }

  /** The columns by which a line is indented more than the line of its caller. */
  private static final int STEP = 2;

  /** The indent of a call in the compiled method itself; two fewer where the JVM has one tier. */
  private static final int ROOT_INDENT = 30;

  /** A limit that no inlining of HotSpot reaches; a forged log may. */
  private static final int MOST_DEPTH = 200;

  private final InlinedMethod root;
  private final List<InlinedMethod> path = new ArrayList<>();
  private int rootIndent = -1;
  private int pathBci = -1;
  private int pathDepth = -1;
  private int size;

  InliningTree(String method) {
    root = new InlinedMethod(method);
    path.add(root);
  }

  /**
   * Adds the next decision. A decision on the same call of the same caller replaces the earlier
   * one: C2 starts again where its first attempt fails. A decision whose caller is not known is
   * left out.
   */
  void add(Decided line) {
    int indent = line.indent() - line.indent() % STEP; // JDK 25 shifts a class not loaded by one
    if (rootIndent < 0) {
      rootIndent = Math.min(indent, ROOT_INDENT);
    }
    int depth = Math.max(0, indent - rootIndent) / STEP;
    if (depth >= path.size() || depth > MOST_DEPTH) {
      return;
    }
    InlinedMethod node =
        path.get(depth).calls.computeIfAbsent(new TreeCall(line.bci(), line.callee()), this::node);
    node.inlined = line.inlined();
    node.reason = line.reason();
    step(depth, line.bci(), node);
  }

  /**
   * Moves the path to a node. Where the first of two receivers of a call is inlined and the second
   * is not, the lines that follow belong to the first, so the path stays.
   */
  private void step(int depth, int bci, InlinedMethod node) {
    boolean second = depth + 1 < path.size() && bci == pathBci && depth == pathDepth;
    if (second && !node.inlined && path.get(depth + 1).inlined) {
      return;
    }
    path.subList(depth + 1, path.size()).clear();
    path.add(node);
    pathBci = bci;
    pathDepth = depth;
  }

  private InlinedMethod node(TreeCall call) {
    size++;
    return new InlinedMethod(call.callee());
  }

  /** Returns how many decisions the tree holds. */
  int size() {
    return size;
  }

  /** Returns the calls that were not inlined, in the log's order, without duplicates. */
  Set<Left> left() {
    Set<Left> left = new LinkedHashSet<>();
    left(root, left);
    return left;
  }

  private static void left(InlinedMethod caller, Set<Left> left) {
    caller.calls.forEach(
        (call, node) -> {
          if (node.inlined) {
            left(node, left);
          } else {
            left.add(
                new Left(new CallPlace(caller.method, call.bci()), call.callee(), node.reason));
          }
        });
  }

  /** Returns all calls that the compiler decided on, without duplicates. */
  Set<Left> all() {
    Set<Left> all = new LinkedHashSet<>();
    all(root, all);
    return all;
  }

  private static void all(InlinedMethod caller, Set<Left> all) {
    caller.calls.forEach(
        (call, node) -> {
          all.add(new Left(new CallPlace(caller.method, call.bci()), call.callee(), node.reason));
          all(node, all);
        });
  }

  /** Returns the places of all calls that the compiler decided on. */
  Set<CallPlace> decided() {
    Set<CallPlace> places = new HashSet<>();
    places(root, false, places);
    return places;
  }

  /** Returns the places of the calls that the compiler inlined. */
  Set<CallPlace> inlined() {
    Set<CallPlace> places = new HashSet<>();
    places(root, true, places);
    return places;
  }

  private static void places(InlinedMethod caller, boolean inlinedOnly, Set<CallPlace> places) {
    caller.calls.forEach(
        (call, node) -> {
          if (node.inlined || !inlinedOnly) {
            places.add(new CallPlace(caller.method, call.bci()));
          }
          if (node.inlined) {
            places(node, inlinedOnly, places);
          }
        });
  }

  /** Returns the compiled method and the methods inlined into it. */
  Set<String> methods() {
    Set<String> methods = new LinkedHashSet<>();
    methods(root, methods);
    return methods;
  }

  private static void methods(InlinedMethod node, Set<String> methods) {
    methods.add(node.method);
    node.calls.values().stream()
        .filter(call -> call.inlined)
        .forEach(call -> methods(call, methods));
  }
}
