package io.accbench.report;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Moved;
import io.accbench.report.Table.Column;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** What moved between two recordings, as a page; in points of share. */
public final class DifferenceMarkdown {
  private final Difference difference;
  private final DifferenceRows rows;

  private DifferenceMarkdown(Difference difference, int top) {
    this.difference = difference;
    this.rows = new DifferenceRows(difference, top);
  }

  /**
   * @param top rows at the most, without that of all others
   */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    DifferenceMarkdown page = new DifferenceMarkdown(difference, top);
    out.write("## What moved\n\n");
    out.write(MarkdownText.escape(page.sentence()) + "\n\n");
    out.write(MarkdownText.list(page.about()));
    out.write(MarkdownText.table(page.table()));
    out.flush();
  }

  private String sentence() {
    return difference.parts().stream()
        .filter(Moved::shown)
        .findFirst()
        .map(
            moved ->
                "%s: %s of the samples before, %s after, %s points (%s)."
                    .formatted(
                        rows.name(moved.part()),
                        HotspotShare.center(moved.before().estimate()),
                        HotspotShare.center(moved.after().estimate()),
                        signed(moved.delta().center()),
                        interval(moved.delta())))
        .orElse("Nothing moved that these samples could show.");
  }

  private List<String> about() {
    List<String> lines = new ArrayList<>();
    lines.add("before: %d samples of %s".formatted(samples(true), difference.before().sampler()));
    lines.add("after: %d samples of %s".formatted(samples(false), difference.after().sampler()));
    lines.addAll(difference.findings());
    return lines;
  }

  private int samples(boolean before) {
    return (before ? difference.before() : difference.after()).samples();
  }

  private Table table() {
    List<List<String>> texts = new ArrayList<>();
    for (Moved moved : rows.first()) {
      texts.add(
          List.of(
              rows.name(moved.part()),
              HotspotShare.center(moved.before().estimate()),
              HotspotShare.center(moved.after().estimate()),
              signed(moved.delta().center()),
              interval(moved.delta()),
              moved.before().samples() + " → " + moved.after().samples()));
    }
    DifferenceRows.Other other = rows.other();
    texts.add(
        List.of(
            "other",
            HotspotShare.number(other.before()) + " %",
            HotspotShare.number(other.after()) + " %",
            signed(other.after() - other.before()),
            Text.NONE,
            ""));
    return new Table(
        "Shares of samples",
        "each sample belongs to one row: that of its own code, or of the machinery by which it"
            + " reaches a property",
        List.of(
            Column.text("method"),
            number("before"),
            number("after"),
            number("points"),
            number("95 % for all rows"),
            number("samples")),
        texts,
        List.of());
  }

  private static Column number(String header) {
    return new Column(header, true, 0);
  }

  private static String signed(double share) {
    String number = HotspotShare.number(share);
    return share > 0 ? "+" + number : number;
  }

  private static String interval(Estimate delta) {
    return signed(delta.low()) + " to " + signed(delta.high());
  }
}
