package io.accbench.report.compare;

import io.accbench.compare.ComparedGroup;
import io.accbench.compare.Comparison;
import io.accbench.report.html.page.Page;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.html.page.PageWriter;
import io.accbench.report.text.Table;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes a comparison as a page for a browser: each row with the interval of its ratio. */
public final class ComparisonHtml {
  private ComparisonHtml() {}

  /** Writes the page; flushes {@code out} but leaves it open. */
  public static void write(Comparison comparison, Writer out) throws IOException {
    List<PageBlock> plots = new ArrayList<>();
    for (ComparedGroup group : comparison.groups()) {
      for (int side = 1; side < comparison.labels().size(); side++) {
        ComparisonPlot plot =
            new ComparisonPlot(comparison, group, side, "compare-" + plots.size());
        Table table = ComparisonTable.of(comparison, group, ComparisonText.PAGE_WIDTH);
        String heading = Text.plain(comparison.labels().get(side)) + " · " + table.title();
        List<PageBlock> numbers = List.of(new PageBlock.Numbers(table));
        plots.add(new PageBlock.Plot(heading, table.subtitle(), plot.drawing(), numbers));
      }
    }
    String reading =
        "Right of 1 the side is better than the first: faster, or with fewer bytes. The line is the"
            + " interval; ▲ and ▼ mark those that exclude 1, ○ the others.";
    List<PageBlock> notes = List.of(new PageBlock.Bullets("", ComparisonText.notes(comparison)));
    List<PageSection> sections =
        List.of(
            new PageSection("ratios", "Ratios", reading, plots),
            new PageSection("notes", "Notes", "", notes));
    String title =
        "accbench: " + String.join(" and ", comparison.labels().stream().map(Text::plain).toList());
    String lead = "All compared with " + Text.plain(comparison.labels().get(0)) + ".";
    PageWriter.write(new Page(title, lead, sections), out);
  }
}
