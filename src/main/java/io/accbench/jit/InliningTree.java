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
 * What a compiler decided on the calls of one compilation: a tree, since the calls of a method that
 * is inlined stand below it. Methods are named as the log does.
 *
 * <p>Note: a compiler decides on both receivers of a call before it inlines either, so where it
 * inlines two, the calls in both stand below the second. Of 24,000 decisions in 20 real logs 35
 * contradict what the first tier says of their caller.
 */
final class InliningTree {
  /** Where a call stands. */
  record Place(String caller, int bci) {}

  /** A call that stayed one. */
  record Left(Place place, String callee, String reason) {}

  private record Call(int bci, String callee) {}

  /** A method in its place of the tree. */
  private static final class Node {
    private final String method;
    private boolean inlined = true;
    private String reason = "";
    private final Map<Call, Node> calls = new LinkedHashMap<>();

    private Node(String method) {
      this.method = method;
    }
  }

  /** Columns by which a line is indented more than the one of its caller. */
  private static final int STEP = 2;

  /** Of a call in the compiled method itself; two fewer where the JVM has one tier. */
  private static final int ROOT_INDENT = 30;

  /** More than HotSpot ever inlines into each other; a log may be made up. */
  private static final int MOST_DEPTH = 200;

  private final Node root;
  private final List<Node> path = new ArrayList<>();
  private int rootIndent = -1;
  private int pathBci = -1;
  private int pathDepth = -1;
  private int size;

  InliningTree(String method) {
    root = new Node(method);
    path.add(root);
  }

  /**
   * Takes the next decision. One on the same call of the same caller takes the place of the earlier
   * one: C2 starts anew where its first attempt fails. One whose caller is not known is left out.
   */
  void add(Decided line) {
    int indent = line.indent() - line.indent() % STEP; // JDK 25 shifts what is not loaded by one
    if (rootIndent < 0) {
      rootIndent = Math.min(indent, ROOT_INDENT);
    }
    int depth = Math.max(0, indent - rootIndent) / STEP;
    if (depth >= path.size() || depth > MOST_DEPTH) {
      return;
    }
    Node node =
        path.get(depth).calls.computeIfAbsent(new Call(line.bci(), line.callee()), this::node);
    node.inlined = line.inlined();
    node.reason = line.reason();
    step(depth, line.bci(), node);
  }

  /** Of two receivers of a call, of which one is inlined, what follows belongs to that one. */
  private void step(int depth, int bci, Node node) {
    boolean second = depth + 1 < path.size() && bci == pathBci && depth == pathDepth;
    if (second && !node.inlined && path.get(depth + 1).inlined) {
      return;
    }
    path.subList(depth + 1, path.size()).clear();
    path.add(node);
    pathBci = bci;
    pathDepth = depth;
  }

  private Node node(Call call) {
    size++;
    return new Node(call.callee());
  }

  /** How many decisions it holds. */
  int size() {
    return size;
  }

  /** The calls that stayed, in the log's order; once where one stayed in several places. */
  Set<Left> left() {
    Set<Left> left = new LinkedHashSet<>();
    left(root, left);
    return left;
  }

  private static void left(Node caller, Set<Left> left) {
    caller.calls.forEach(
        (call, node) -> {
          if (node.inlined) {
            left(node, left);
          } else {
            left.add(new Left(new Place(caller.method, call.bci()), call.callee(), node.reason));
          }
        });
  }

  /** The places of all calls that it decided on. */
  Set<Place> decided() {
    Set<Place> places = new HashSet<>();
    places(root, false, places);
    return places;
  }

  /** The places of the calls that it inlined. */
  Set<Place> inlined() {
    Set<Place> places = new HashSet<>();
    places(root, true, places);
    return places;
  }

  private static void places(Node caller, boolean inlinedOnly, Set<Place> places) {
    caller.calls.forEach(
        (call, node) -> {
          if (node.inlined || !inlinedOnly) {
            places.add(new Place(caller.method, call.bci()));
          }
          if (node.inlined) {
            places(node, inlinedOnly, places);
          }
        });
  }

  /** The compiled method and those inlined into it. */
  Set<String> methods() {
    Set<String> methods = new LinkedHashSet<>();
    methods(root, methods);
    return methods;
  }

  private static void methods(Node node, Set<String> methods) {
    methods.add(node.method);
    node.calls.values().stream()
        .filter(call -> call.inlined)
        .forEach(call -> methods(call, methods));
  }
}
