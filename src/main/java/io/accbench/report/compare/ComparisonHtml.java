package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.Comparison;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.PageFormat;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
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
    List<Element> plots = new ArrayList<>();
    comparison.groups().forEach(group -> group(comparison, group, plots));
    String reading =
        "Right of 1 the side is better than the first: faster, or with fewer bytes. The line is the"
            + " interval. ▲ and ▼ mark the side that is shown to be better or worse, ○ a difference"
            + " that is not shown: the interval holds 1, a side has fewer than "
            + Change.FEWEST_FORKS
            + " forks, or the allocation differs by less than 1 %.";
    List<Element> notes = List.of(new Element.Bullets("", ComparisonText.notes(comparison)));
    List<Section> sections =
        List.of(
            new Section("ratios", "Ratios", reading, plots),
            new Section("notes", "Notes", "", notes));
    String title =
        "accbench: " + String.join(" and ", comparison.labels().stream().map(Text::plain).toList());
    String lead = "All compared with " + Text.plain(comparison.labels().get(0)) + ".";
    new PageFormat().write(new Document(title, lead, sections), out);
  }

  /** Adds a drawing for each side that has a ratio, the numbers of all below the last. */
  private static void group(Comparison comparison, ComparedGroup group, List<Element> plots) {
    Table table = ComparisonTable.of(comparison, group, ComparisonText.PAGE_WIDTH);
    List<Element> numbers = List.of(table);
    List<Element.Plot> own = new ArrayList<>();
    for (int side = 1; side < group.labels().size(); side++) {
      ComparisonPlot plot =
          new ComparisonPlot(group, side, "compare-" + (plots.size() + own.size()));
      if (plot.shows()) {
        String heading =
            "%s to %s · %s"
                .formatted(
                    Text.plain(group.labels().get(side)),
                    Text.plain(group.labels().get(0)),
                    table.title());
        own.add(new Element.Plot(heading, table.subtitle(), plot.drawing(), List.of()));
      }
    }
    if (own.isEmpty()) {
      plots.add(new Element.Paragraph("No ratio to draw: " + table.title() + "."));
      plots.addAll(numbers);
    } else {
      Element.Plot last = own.remove(own.size() - 1);
      plots.addAll(own);
      plots.add(new Element.Plot(last.heading(), last.caption(), last.drawing(), numbers));
    }
  }
}
