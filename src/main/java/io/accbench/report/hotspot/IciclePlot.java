package io.accbench.report.hotspot;

import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.Svg;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Stacks as a still picture: callers above callees, width is time. */
final class IciclePlot {
  private static final double ROW = 17;
  private static final double TOP = 2;
  private static final int DEPTH = 24;

  /** The least share of the width that a frame must have to be drawn. */
  private static final double LEAST = 0.005;

  private static final int FRAMES = 220;

  /** A method in a place of the tree. */
  private static final class FrameNode {
    private final Map<String, FrameNode> callees = new TreeMap<>();
    private long samples;

    private List<Map.Entry<String, FrameNode>> widest() {
      List<Map.Entry<String, FrameNode>> all = new ArrayList<>(callees.entrySet());
      all.sort(Comparator.comparingLong(each -> -each.getValue().samples));
      return all;
    }
  }

  private final String title;
  private final double nanosPerOp;
  private final WeightText weights;
  private final String id;
  private final FrameNode root = new FrameNode();
  private final List<List<String>> texts = new ArrayList<>();
  private final int depth;
  private int frames;

  /** Draws the stacks of a cell. */
  IciclePlot(BlockHotspots block, CellHotspots cell, String id) {
    this(
        cell.name() + " · " + CellLabel.of(block.block()),
        cell.hotspots().stacks(),
        cell.nanosPerOp().center(),
        WeightText.of(cell.hotspots()),
        id);
  }

  /**
   * Draws any stacks.
   *
   * @param title what they are stacks of
   * @param stacks weight of the samples by {@code root;caller;leaf}
   * @param nanosPerOp the time that all of them show, in ns/op; NaN where nobody knows it
   * @param weights formats the weight where the time is unknown
   */
  IciclePlot(
      String title, Map<String, Long> stacks, double nanosPerOp, WeightText weights, String id) {
    this.title = title;
    this.nanosPerOp = nanosPerOp;
    this.weights = weights;
    this.id = id;
    stacks.forEach(this::add);
    this.depth = depth(root, 0);
  }

  private void add(String stack, long samples) {
    FrameNode node = root;
    node.samples += samples;
    int from = 0;
    for (int level = 0; level < DEPTH && from <= stack.length(); level++) {
      int end = stack.indexOf(';', from);
      String name = stack.substring(from, end < 0 ? stack.length() : end);
      node = node.callees.computeIfAbsent(name, key -> new FrameNode());
      node.samples += samples;
      from = end < 0 ? stack.length() + 1 : end + 1;
    }
  }

  private int depth(FrameNode node, int level) {
    int deepest = level;
    for (FrameNode callee : node.callees.values()) {
      if (share(callee) >= LEAST) {
        deepest = Math.max(deepest, depth(callee, level + 1));
      }
    }
    return deepest;
  }

  private double share(FrameNode node) {
    return root.samples == 0 ? 0 : (double) node.samples / root.samples;
  }

  Element block() {
    String all = amount(1, root.samples);
    Svg svg =
        new Svg(
            id,
            ForestPlot.WIDTH,
            TOP + depth * ROW + 2,
            "Stacks of " + title + ", " + all + " in total",
            "Each frame with its share of the "
                + (timed() ? "time" : weights.noun())
                + "; the table below has the widest.");
    frames(svg, root, 0, 0);
    Table table =
        new Table(
            "Frames, from the caller to the callee",
            "",
            List.of(
                Column.text("method"),
                Column.number("depth"),
                Column.number("share"),
                Column.number(timed() ? "ns/op" : weights.noun())),
            texts,
            List.of());
    return new Element.Plot(title, all, svg, List.of(table));
  }

  private boolean timed() {
    return Double.isFinite(nanosPerOp);
  }

  /** Returns a time or the weight of samples with its unit. */
  private String amount(double share, long samples) {
    return timed() ? number(share, samples) + " ns/op" : weights.amount(samples);
  }

  /** Returns a time in ns/op, or the weight of samples where the time is unknown. */
  private String number(double share, long samples) {
    return timed() ? Figure.of(share * nanosPerOp) : weights.cell(samples);
  }

  private void frames(Svg svg, FrameNode caller, double left, int level) {
    double x = left;
    for (Map.Entry<String, FrameNode> callee : caller.widest()) {
      double share = share(callee.getValue());
      if (share < LEAST || frames >= FRAMES) {
        return;
      }
      frame(svg, callee.getKey(), callee.getValue().samples, x, level);
      frames(svg, callee.getValue(), x, level + 1);
      x += share * ForestPlot.WIDTH;
    }
  }

  private void frame(Svg svg, String method, long samples, double left, int level) {
    frames++;
    double share = (double) samples / root.samples;
    double width = share * ForestPlot.WIDTH;
    double top = TOP + level * ROW;
    String percent = Figure.of(100 * share) + " %";
    String amount = amount(share, samples);
    texts.add(
        List.of(Text.plain(method), Integer.toString(level + 1), percent, number(share, samples)));
    svg.open("g").tip(method + ": " + percent + ", " + amount);
    svg.rect(
        left,
        top,
        Math.max(0.5, width - 0.6),
        ROW - 1,
        "class=fill-slower",
        "fill",
        level % 2 == 0 ? "#f3e0cf" : "#f7e9dc");
    int characters = (int) (width / 6.5) - 1;
    if (characters >= 4) {
      svg.text(
          left + 3,
          top + 12,
          Text.shortened(brief(method), characters),
          "font-size=10.5 class=label");
    }
    svg.close();
  }

  /** Returns a method's name with its class, without packages. */
  static String brief(String method) {
    int dot = method.lastIndexOf('.');
    int before = dot < 0 ? -1 : method.lastIndexOf('.', dot - 1);
    return method.substring(before + 1);
  }
}
