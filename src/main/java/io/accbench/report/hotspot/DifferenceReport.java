package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.hotspot.SampleShare;
import io.accbench.jfr.EventWeight;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Csv;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The difference between two sets of recordings. */
public final class DifferenceReport implements Product {
  /**
   * The version of the JSON, which increases when a program that reads an older version would read
   * the new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private static final String ROWS =
      "each sample counts in one row: that of its own code, or of the machinery through which it"
          + " reaches a property";

  private static final String COLUMNS =
      "row name descriptor inclusive samples_before share_before samples_after share_after unit"
          + " cost_before cost_after delta delta_low delta_high bytes_before bytes_after"
          + " nanoseconds_before nanoseconds_after";

  private final Difference difference;
  private final int top;
  private final DifferenceRows rows;
  private final CostText cost;

  /**
   * @param top largest number of rows, without that of all others
   */
  public DifferenceReport(Difference difference, int top) {
    this.difference = difference;
    this.top = top;
    this.rows = new DifferenceRows(difference, top);
    this.cost = CostText.of(difference);
  }

  @Override
  public Document document() {
    List<Element> elements = new ArrayList<>(List.of(about()));
    List<Element> numbers = List.of(table());
    Element plot = new MovedPlot("What moved", difference, top, "moved-0").block();
    elements.add(new Element.Levels(numbers, numbers, List.of(plot)));
    return new Document(
        "accbench hotspots",
        sentence(),
        List.of(new Section("hotspots", "What moved", "", elements)));
  }

  /** Returns what was counted on both sides, and what makes the difference doubtful. */
  Element about() {
    List<String> lines = new ArrayList<>();
    lines.add("before: " + HotspotReport.samples(difference.before()));
    lines.add("after: " + HotspotReport.samples(difference.after()));
    lines.addAll(HotspotFindings.of(difference));
    return new Element.Bullets("", lines);
  }

  /**
   * Returns a sentence on the part that moved most. Where it moved against the whole, a sentence on
   * the largest part that moved with the whole precedes it.
   */
  String sentence() {
    List<HotspotDelta> shown = difference.parts().stream().filter(HotspotDelta::shown).toList();
    if (shown.isEmpty()) {
      return "These samples show no difference.";
    }
    DifferenceRows.CostSum all = rows.all();
    HotspotDelta most = shown.get(0);
    HotspotDelta first =
        shown.stream().filter(moved -> cost.withWhole(moved, all)).findFirst().orElse(most);
    return Stream.of(first, most)
        .distinct()
        .map(moved -> cost.sentence(rows.name(moved.part()), moved, all))
        .collect(Collectors.joining(" "));
  }

  /** Returns a table of what moved most. */
  Table table() {
    return table(cost.title(), ROWS);
  }

  /** Returns the same table without words on how to read it. */
  Table table(String title) {
    return table(title, "");
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
            Column.number("before"),
            Column.number("after"),
            Column.number(cost.unit()),
            Column.number("95 % for all rows"),
            Column.number(before.noun())),
        texts,
        HotspotReport.spread(spread).stream().toList());
  }

  private List<String> sum(String name, DifferenceRows.CostSum sum) {
    return List.of(
        name, cost.of(sum.before()), cost.of(sum.after()), cost.signed(sum.delta()), Text.NONE, "");
  }

  /**
   * Writes records of the parts that moved most, of all others together, and of the findings.
   * Shares are from 0 to 1; costs are ns of an operation where the scores are known, else shares.
   */
  @Override
  public void csv(Csv csv) {
    csv.header(COLUMNS);
    EventWeight.WeightUnit before = difference.before().unit();
    EventWeight.WeightUnit after = difference.after().unit();
    for (HotspotDelta moved : rows.first()) {
      csv.record(
          "part",
          MethodNames.plain(moved.part().method()),
          moved.part().method().descriptor(),
          Boolean.toString(moved.part().access()),
          counted(moved.before(), before),
          Csv.center(moved.before().estimate()),
          counted(moved.after(), after),
          Csv.center(moved.after().estimate()),
          WrittenDifference.unit(difference),
          Csv.number(moved.costBefore()),
          Csv.number(moved.costAfter()),
          Csv.center(moved.delta()),
          Csv.low(moved.delta()),
          Csv.high(moved.delta()),
          in(EventWeight.WeightUnit.BYTES, moved.before(), before),
          in(EventWeight.WeightUnit.BYTES, moved.after(), after),
          in(EventWeight.WeightUnit.NANOSECONDS, moved.before(), before),
          in(EventWeight.WeightUnit.NANOSECONDS, moved.after(), after));
    }
    DifferenceRows.CostSum other = rows.other();
    List<String> sum = new ArrayList<>(List.of("other", "", "", "", "", "", "", ""));
    sum.add(WrittenDifference.unit(difference));
    sum.add(Csv.number(other.before()));
    sum.add(Csv.number(other.after()));
    sum.add(Csv.number(other.delta()));
    csv.record(padded(sum));
    for (String finding : HotspotFindings.of(difference)) {
      csv.record(padded(List.of("finding", finding)));
    }
  }

  /** Returns a record whose further columns are empty. */
  private static List<String> padded(List<String> values) {
    List<String> all = new ArrayList<>(values);
    while (all.size() < COLUMNS.split(" ").length) {
      all.add("");
    }
    return all;
  }

  private static String counted(SampleShare share, EventWeight.WeightUnit unit) {
    return in(EventWeight.WeightUnit.SAMPLES, share, unit)
        + in(EventWeight.WeightUnit.EVENTS, share, unit);
  }

  /** Returns the weight of a share in the column of a unit; empty where it has another one. */
  private static String in(
      EventWeight.WeightUnit column, SampleShare share, EventWeight.WeightUnit unit) {
    return column == unit ? Long.toString(share.samples()) : "";
  }

  private record VersionedDifference(
      int formatVersion, @JsonUnwrapped WrittenDifference difference) {}

  @Override
  public Object json() {
    return new VersionedDifference(FORMAT_VERSION, WrittenDifference.of(difference, top));
  }
}
