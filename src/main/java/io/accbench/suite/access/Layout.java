package io.accbench.suite.access;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The layouts, which say how the accessors of a fork are held and called. */
enum Layout {
  /** An accessor for each property of the graph; each access is inlined into the loop over them. */
  BEAN("bean", true),
  /** An accessor for each property; each access is behind a call that is never inlined. */
  BEAN_CALLED("bean-called", true),
  /** One accessor, in a field of the benchmark's state. */
  MONO("mono", false),
  /** One accessor, in a static final field. */
  CONSTANT("constant", false);

  private final String label;
  private final boolean wholeGraph;

  Layout(String label, boolean wholeGraph) {
    this.label = label;
    this.wholeGraph = wholeGraph;
  }

  /** Returns the name, as {@code --layout} takes it. */
  String label() {
    return label;
  }

  /** Returns whether an operation goes through all properties of the graph, not through one. */
  private boolean wholeGraph() {
    return wholeGraph;
  }

  /** Returns the names of all layouts. */
  static List<String> labels() {
    return Arrays.stream(values()).map(Layout::label).toList();
  }

  /** Returns the layout of that name; empty for any other text. */
  private static Optional<Layout> find(String label) {
    return Arrays.stream(values()).filter(layout -> layout.label.equals(label)).findFirst();
  }

  /** Returns the value on the axis of a layout of one property: {@code mono:amount}. */
  static String ofProperty(String label, String property) {
    return label + ":" + property;
  }

  /** Returns a layout's name without its property. */
  static String withoutProperty(String value) {
    int colon = value.indexOf(':');
    return colon < 0 ? value : value.substring(0, colon);
  }

  /** Returns whether a text names a layout that goes through all properties. */
  static boolean coversGraph(String label) {
    return find(label).filter(Layout::wholeGraph).isPresent();
  }
}
