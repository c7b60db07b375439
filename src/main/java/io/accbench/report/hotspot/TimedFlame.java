package io.accbench.report.hotspot;

import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes a flame graph whose numbers are ns of an operation. The converter's page speaks of
 * samples, and this class replaces its words. So another release of the converter may need other
 * replacements.
 */
final class TimedFlame {
  private static final Pattern DELTAS = Pattern.compile("(?m)^d=(-?)([1-9][0-9]*)$");

  /** The width of a nanosecond, since the converter's widths are whole numbers. */
  private static final double PER_NANOSECOND = 1e6;

  private static final String HEAD = "<meta charset='utf-8'>";
  private static final String NANOS =
      "return parseFloat((n / 1e6).toPrecision(4)).toString() + ' ns/op';";
  private static final String DELTA = "(d ? (d > 0 ? ', +' : ', ') + d : '')";
  private static final String NANOS_MORE =
      "(d ? ', its own code ' + (d > 0 ? '+' : '') + samples(d) : '')";
  private static final String LEGEND = "<dl class='frames'>";
  private static final String LEGEND_END = "<dl class='hotkeys'>";

  /** The converter's colour of a method whose own code took less; the one for more follows. */
  private static final String LESS = "#6060ff";

  private static final String MORE = "#ff6060";
  private static final String SAME = "#e0e0e0";

  private TimedFlame() {}

  /** Returns a flame graph of the time of an operation of a cell. */
  static String of(String title, CellHotspots cell) throws IOException {
    String about = "width: ns/op, %s in total".formatted(nanos(cell));
    String page = FlameGraphs.page(heading(title, about), widths(cell));
    return titled(page, title, List.of(entry("", "width: ns/op")));
  }

  /**
   * Returns a flame graph of the difference between two cells, in the shape of the one that takes
   * longer. Code that is gone from a graph would have no place in it.
   */
  static String of(String title, CellHotspots before, CellHotspots after) throws IOException {
    boolean saved = before.nanosPerOp().center() > after.nanosPerOp().center();
    CellHotspots shape = saved ? before : after;
    CellHotspots other = saved ? after : before;
    String about =
        ("%s, then %s. Width: ns/op of %s. Colour: how many ns/op a method's own code takes less"
                + " (blue) or more (red) in %s than in %s; code that only %s runs is not shown")
            .formatted(
                nanos(before),
                nanos(after),
                shape.name(),
                after.name(),
                before.name(),
                other.name());
    String page = FlameGraphs.page(heading(title, about), widths(shape), widths(other));
    return titled(
        saved ? negated(page) : page,
        title,
        List.of(
            entry("", "width: ns/op of " + shape.name()),
            entry(LESS, "fewer ns/op in " + after.name()),
            entry(MORE, "more ns/op in " + after.name()),
            entry(SAME, "the same")));
  }

  private static Map<String, Long> widths(CellHotspots cell) {
    return FlameGraphs.scaled(
        cell.hotspots().stacks(), PER_NANOSECOND * cell.nanosPerOp().center());
  }

  private static String nanos(CellHotspots cell) {
    return Figure.of(cell.nanosPerOp().center()) + " ns/op";
  }

  /** Negates the differences of a page: what is more than in the other cell becomes less. */
  private static String negated(String page) {
    return DELTAS
        .matcher(page)
        .replaceAll(delta -> "d=" + (delta.group(1).isEmpty() ? "-" : "") + delta.group(2));
  }

  private static String heading(String title, String about) {
    return "%s<br><small>%s</small>".formatted(escape(title), escape(about));
  }

  private static String titled(String page, String title, List<String> legend) {
    String text = FlameGraphs.replaced(page, FlameGraphs.UNIT, NANOS);
    text = FlameGraphs.replaced(text, DELTA, NANOS_MORE);
    text = FlameGraphs.replaced(text, HEAD, HEAD + "\n<title>" + escape(title) + "</title>");
    int from = FlameGraphs.place(text, LEGEND);
    int to = FlameGraphs.place(text, LEGEND_END);
    String entries = LEGEND + "\n<dt>ns of an operation</dt>\n" + String.join("\n", legend);
    return text.substring(0, from) + entries + "\n</dl>\n" + text.substring(to);
  }

  private static String entry(String colour, String text) {
    String style =
        colour.isEmpty()
            ? " style='color: var(--fg)'"
            : " style='background-color: " + colour + "'";
    return "<dd" + style + ">" + escape(text) + "</dd>";
  }

  private static String escape(String text) {
    return Text.wellFormed(Text.plain(text))
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
