package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.SampleShare;
import io.accbench.jfr.EventWeight;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.text.Csv;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The hotspots of recordings of any program.
 *
 * @param top largest number of rows of each table
 */
public record HotspotReport(Hotspots hotspots, int top) implements Product {
  /**
   * The version of the JSON, which increases when a program that reads an older version would read
   * the new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  /**
   * The spread above which a note says that recordings differ. Arbitrary: intervals are a fifth
   * wider.
   */
  private static final double MUCH_SPREAD = 1.5;

  private static final String STACKS =
      "The width of a frame is its share of the %s; callers stand above callees.";

  @Override
  public Document document() {
    List<Section> sections = new ArrayList<>();
    List<Element> elements = elements(hotspots, new HotspotTables(hotspots, top));
    sections.add(new Section("hotspots", "Hotspots", "", elements));
    if (!hotspots.stacks().isEmpty()) {
      WeightText weights = WeightText.of(hotspots);
      IciclePlot icicle =
          new IciclePlot("All threads", hotspots.stacks(), Double.NaN, weights, "icicle-0");
      String reading = STACKS.formatted(weights.noun());
      sections.add(new Section("stacks", "Stacks", reading, Detail.FULL, List.of(icicle.block())));
    }
    return new Document("accbench hotspots", "", sections);
  }

  /** Returns what was counted first, then what makes it doubtful, then all tables. */
  static List<Element> elements(Hotspots hotspots, HotspotTables tables) {
    List<String> lines = new ArrayList<>();
    lines.add(samples(hotspots));
    hotspots.environment().jvms().forEach(jvm -> lines.add("JVM: " + jvm));
    hotspots.environment().collectors().forEach(each -> lines.add("collectors: " + each));
    spread(hotspots.spread().factor()).ifPresent(lines::add);
    lines.addAll(HotspotFindings.of(hotspots));
    List<Element> elements = new ArrayList<>(List.of(new Element.Bullets("", lines)));
    tables.tables().stream().filter(table -> !table.rows().isEmpty()).forEach(elements::add);
    return elements;
  }

  /** Returns {@code 747 samples of jdk.ExecutionSample: 385 + 362, file by file}. */
  static String samples(Hotspots hotspots) {
    return WeightText.of(hotspots).all(hotspots.samplesByFile(), hotspots.samples());
  }

  /** Returns a note that intervals are wide since recordings differ; empty where they hardly do. */
  static Optional<String> spread(double factor) {
    return factor > MUCH_SPREAD
        ? Optional.of(
            "recordings differ: the variance of shares is %.1f times what their samples alone"
                    .formatted(factor)
                + " would give; intervals include this")
        : Optional.empty();
  }

  /**
   * Writes one record for each row of each table, and for each finding; missing values are empty.
   * What a sampler's events stand for is in the column of its unit, and {@code of} is the same of
   * all rows together.
   */
  @Override
  public void csv(Csv csv) {
    csv.header(
        "table name detail samples of share share_low share_high bytes" + " nanoseconds events");
    for (HotspotRecords.HotspotRecord row : HotspotRecords.of(hotspots, top)) {
      csv.record(
          Stream.concat(row.names().stream(), numbers(row, hotspots.unit()).stream()).toList());
    }
  }

  private static List<String> numbers(
      HotspotRecords.HotspotRecord row, EventWeight.WeightUnit unit) {
    if (row.share() != null) {
      String weight = Long.toString(row.share().samples());
      boolean bytes = unit == EventWeight.WeightUnit.BYTES;
      boolean nanos = unit == EventWeight.WeightUnit.NANOSECONDS;
      List<String> columns = new ArrayList<>(share(row.share()));
      columns.set(0, bytes || nanos ? "" : weight);
      columns.add(bytes ? weight : "");
      columns.add(nanos ? weight : "");
      columns.add(Long.toString(row.share().part().events()));
      return columns;
    }
    if (row.allocated() != null) {
      String samples = Long.toString(row.allocated().samples());
      String bytes = Long.toString(row.allocated().bytes());
      return List.of(samples, "", "", "", "", bytes, "", "");
    }
    return List.of(times(row), "", "", "", "", "", "", "");
  }

  /** Returns the columns samples, of, share, share_low and share_high. */
  static List<String> share(SampleShare share) {
    return List.of(
        Long.toString(share.samples()),
        Long.toString(share.of()),
        Csv.center(share.estimate()),
        Csv.low(share.estimate()),
        Csv.high(share.estimate()));
  }

  /** Returns the column samples for what happened a number of times; empty for rows without one. */
  static String times(HotspotRecords.HotspotRecord row) {
    return row.times() == null ? "" : Long.toString(row.times());
  }

  private record VersionedHotspots(int formatVersion, @JsonUnwrapped WrittenHotspots hotspots) {}

  @Override
  public Object json() {
    return new VersionedHotspots(FORMAT_VERSION, WrittenHotspots.of(hotspots, top));
  }
}
