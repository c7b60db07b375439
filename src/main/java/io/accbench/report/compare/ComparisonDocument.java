package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.ComparedRow.SideScore;
import io.accbench.compare.Comparison;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.text.Csv;
import io.accbench.report.text.CsvColumns;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * A comparison for readers and programs: a table and drawings for each mode and quantity, and what
 * to know before believing them.
 *
 * @param width the largest number of characters of a line on the terminal
 */
public record ComparisonDocument(Comparison comparison, int width) implements Product {
  /** The width of what scrolls. */
  private static final int ANY_WIDTH = 1000;

  private static final String READING =
      "Right of 1 the side is better than the first: faster, or with fewer bytes. The line is the"
          + " interval. ▲ and ▼ mark the side that is shown to be better or worse, ○ a difference"
          + " that is not shown: the interval holds 1, a side has fewer than "
          + Change.FEWEST_FORKS
          + " forks, or the allocation differs by less than 1 %.";

  @Override
  public Document document() {
    List<Element> ratios = new ArrayList<>();
    comparison.groups().forEach(group -> group(group, ratios));
    List<String> labels = comparison.labels().stream().map(Text::plain).toList();
    return new Document(
        "accbench: " + String.join(" and ", labels),
        "All compared with " + labels.get(0) + ".",
        List.of(
            new Section("ratios", "Ratios", READING, ratios),
            // a terminal cuts the lists of other sections, and each note may void a row
            new Section(Section.ANSWER, "Notes", "", List.of(new Element.Bullets("", notes())))));
  }

  /** Adds a drawing for each side that has a ratio, the numbers of all below the last. */
  private void group(ComparedGroup group, List<Element> ratios) {
    Table table = ComparisonTable.of(comparison, group, ANY_WIDTH);
    List<Element> numbers =
        List.of(
            new Element.Levels(
                List.of(ComparisonTable.of(comparison, group, width)), List.of(table)));
    List<Element.Plot> plots = new ArrayList<>();
    for (int side = 1; side < group.labels().size(); side++) {
      ComparisonPlot plot =
          new ComparisonPlot(group, side, "compare-" + (ratios.size() + plots.size()));
      if (plot.shows()) {
        String heading =
            "%s to %s · %s"
                .formatted(
                    Text.plain(group.labels().get(side)),
                    Text.plain(group.labels().get(0)),
                    table.title());
        plots.add(new Element.Plot(heading, table.subtitle(), plot.drawing(), List.of()));
      }
    }
    if (plots.isEmpty()) {
      ratios.addAll(numbers);
    } else {
      Element.Plot last = plots.remove(plots.size() - 1);
      ratios.addAll(plots);
      ratios.add(new Element.Plot(last.heading(), last.caption(), last.drawing(), numbers));
    }
  }

  /** Returns the notes: first how to read the tables, then what makes them doubtful. */
  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    List<String> firsts =
        comparison.groups().stream().map(group -> group.labels().get(0)).distinct().toList();
    boolean allocation =
        comparison.groups().stream().anyMatch(group -> group.quantity() == Quantity.ALLOCATION);
    notes.add(
        "ratio: time of %s / time of the other side; %s no difference shown at %s, row by row%s"
            .formatted(
                firsts.size() == 1 ? Text.plain(firsts.get(0)) : "each table's first side",
                ComparisonFigure.UNSHOWN,
                ComparisonTable.level(comparison.confidence()),
                allocation ? ", or less than 1 % of allocation" : ""));
    comparison.notes().forEach(note -> notes.add(Text.plain(ComparisonNoteText.of(note))));
    return notes;
  }

  /** One side of a row. */
  private record SideOfRow(ComparedGroup group, ComparedRow row, String side, SideScore part) {}

  /** Writes the comparison in long form: one record for each row and side with a score. */
  @Override
  public void csv(Csv csv) {
    CsvColumns<SideOfRow> columns = columns();
    columns.header(csv);
    for (ComparedGroup group : comparison.groups()) {
      for (ComparedRow row : group.rows()) {
        for (int side = 0; side < row.parts().size(); side++) {
          SideScore part = row.parts().get(side);
          if (part.score() != null) {
            columns.row(csv, new SideOfRow(group, row, group.labels().get(side), part));
          }
        }
      }
    }
  }

  private CsvColumns<SideOfRow> columns() {
    CsvColumns<SideOfRow> columns =
        new CsvColumns<SideOfRow>()
            .add("quantity", value -> value.group.quantity().name().toLowerCase(Locale.ROOT))
            .add("benchmark", value -> value.row.key().name())
            .add("mode", value -> value.row.key().mode().label())
            .add("threads", value -> threads(value.row.key().threads()));
    Set<String> params = new TreeSet<>();
    comparison.groups().stream()
        .flatMap(group -> group.rows().stream())
        .forEach(row -> params.addAll(row.key().params().keySet()));
    for (String param : params) {
      // JMH's own CSV uses this name
      columns.add("Param: " + param, value -> value.row.key().params().getOrDefault(param, ""));
    }
    return columns
        .add("side", SideOfRow::side)
        .add("score", "score", value -> value.part.score())
        .add("unit", value -> value.group.unit())
        .add("forks", value -> Integer.toString(value.part.forks()))
        .addAll(changes(), value -> value.part.change());
  }

  /** Returns the number of threads; empty where threads are what is compared. */
  private static String threads(int threads) {
    return threads > 0 ? Integer.toString(threads) : "";
  }

  private static CsvColumns<Change> changes() {
    return new CsvColumns<Change>()
        .add("ratio", "ratio", change -> change == null ? null : change.ratio())
        .add(
            "shown",
            change -> change == null ? "" : change.conclusion().name().toLowerCase(Locale.ROOT));
  }

  @Override
  public Object json() {
    return WrittenComparison.of(comparison);
  }
}
