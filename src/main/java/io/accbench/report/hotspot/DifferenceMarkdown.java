package io.accbench.report.hotspot;

import io.accbench.hotspot.difference.Difference;
import io.accbench.hotspot.difference.HotspotDelta;
import io.accbench.report.document.MarkdownText;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the difference between two sets of recordings as a page. */
public final class DifferenceMarkdown {
  private final Difference difference;
  private final DifferenceRows rows;
  private final CostText cost;

  private DifferenceMarkdown(Difference difference, int top) {
    this.difference = difference;
    this.rows = new DifferenceRows(difference, top);
    this.cost = CostText.of(difference);
  }

  /**
   * Writes a page: a sentence, what was counted, and a table.
   *
   * @param top largest number of rows, without that of all others
   */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    out.write("## What moved\n\n");
    writeBody(difference, top, out);
    out.flush();
  }

  /** Writes the content without a heading, to stand below another one. */
  public static void writeBody(Difference difference, int top, Writer out) throws IOException {
    DifferenceMarkdown page = new DifferenceMarkdown(difference, top);
    out.write(MarkdownText.escape(page.sentence()) + "\n\n");
    out.write(MarkdownText.list(page.about()));
    out.write(MarkdownText.table(page.table(page.cost.title(), page.subtitle())));
  }

  /** Returns a sentence on what moved most. */
  public static String sentence(Difference difference) {
    return new DifferenceMarkdown(difference, 0).sentence();
  }

  /**
   * Returns a table of what moved most, without words on how to read it.
   *
   * @param top largest number of rows, without that of all others
   */
  public static Table table(Difference difference, int top, String title) {
    return new DifferenceMarkdown(difference, top).table(title, "");
  }

  /**
   * Returns a sentence on the part that moved most. Where it moved against the whole, a sentence on
   * the largest part that moved with the whole precedes it.
   */
  private String sentence() {
    List<HotspotDelta> shown = difference.parts().stream().filter(HotspotDelta::shown).toList();
    if (shown.isEmpty()) {
      return "These samples show no difference.";
    }
    DifferenceRows.Sum all = rows.all();
    HotspotDelta most = shown.get(0);
    HotspotDelta first =
        shown.stream().filter(moved -> cost.withWhole(moved, all)).findFirst().orElse(most);
    return Stream.of(first, most)
        .distinct()
        .map(moved -> cost.sentence(rows.name(moved.part()), moved, all))
        .collect(Collectors.joining(" "));
  }

  private List<String> about() {
    List<String> lines = new ArrayList<>();
    lines.add("before: " + HotspotMarkdown.samples(difference.before()));
    lines.add("after: " + HotspotMarkdown.samples(difference.after()));
    lines.addAll(HotspotFindings.of(difference));
    return lines;
  }

  private String subtitle() {
    return "each sample counts in one row: that of its own code, or of the machinery through which"
        + " it reaches a property";
  }

  private Table table(String title, String subtitle) {
    WeightText before = WeightText.of(difference.before());
    WeightText after = WeightText.of(difference.after());
    List<List<String>> texts = new ArrayList<>();
    for (HotspotDelta moved : rows.first()) {
      texts.add(
          List.of(
              rows.name(moved.part()),
              cost.of(moved.costBefore()),
              cost.of(moved.costAfter()),
              cost.signed(moved.delta().center()),
              cost.interval(moved.delta()),
              before.number(moved.before().samples())
                  + " → "
                  + after.number(moved.after().samples())));
    }
    texts.add(sum("other", rows.other()));
    texts.add(sum("all", rows.all()));
    double spread =
        Math.max(difference.before().spread().factor(), difference.after().spread().factor());
    return new Table(
        title,
        subtitle,
        List.of(
            Column.text("method"),
            number("before"),
            number("after"),
            number(cost.unit()),
            number("95 % for all rows"),
            number(before.noun())),
        texts,
        HotspotMarkdown.spread(spread).stream().toList());
  }

  private List<String> sum(String name, DifferenceRows.Sum sum) {
    return List.of(
        name, cost.of(sum.before()), cost.of(sum.after()), cost.signed(sum.delta()), Text.NONE, "");
  }

  private static Column number(String header) {
    return new Column(header, true, 0);
  }
}
