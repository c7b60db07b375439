package io.accbench.report.hotspot;

import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.SampleShare;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.model.ForkHotspots.JvmWork;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Builds the tables of hotspots for readers. */
final class HotspotTables {
  private final Hotspots hotspots;
  private final int top;
  private final HotspotRows rows;
  private final CellHotspots cell;
  private final WeightText weights;

  /**
   * @param top largest number of rows of a table
   */
  HotspotTables(Hotspots hotspots, int top) {
    this(hotspots, top, null);
  }

  /** Returns tables that also show shares in ns and bytes of an operation. */
  static HotspotTables of(CellHotspots cell, int top) {
    return new HotspotTables(cell.hotspots(), top, cell);
  }

  private HotspotTables(Hotspots hotspots, int top, CellHotspots cell) {
    this.cell = cell;
    this.hotspots = hotspots;
    this.top = top;
    this.rows = new HotspotRows(hotspots, top);
    this.weights = WeightText.of(hotspots);
  }

  List<Table> tables() {
    return List.of(
        methods(
            "Methods by self",
            "in the method's own code",
            rows.bySelf(),
            SampleShare.OfMethod::self),
        methods(
            "Methods by total",
            "in the method and in what it calls",
            rows.byTotal(),
            SampleShare.OfMethod::total),
        accesses(),
        allocations("Allocation by class", "class", hotspots.types()),
        allocations("Allocation by site", "site", hotspots.sites()),
        totals(),
        deoptimizations(),
        NotInlinedTable.of(rows, hotspots.samplesByFile().size(), more(rows.hotCalls().size())));
  }

  private Table methods(
      String title,
      String about,
      List<SampleShare.OfMethod> methods,
      Function<SampleShare.OfMethod, SampleShare> share) {
    List<List<String>> texts =
        methods.stream().map(each -> row(share.apply(each), rows.name(each.method()))).toList();
    long all = hotspots.methods().stream().filter(m -> share.apply(m).samples() > 0).count();
    return new Table(title, about, columns("method"), texts, more(all));
  }

  private Table accesses() {
    List<List<String>> texts = new ArrayList<>();
    for (SampleShare.OfAccess access : rows.accesses()) {
      String property = access.property().isEmpty() ? "not shown" : access.property();
      texts.add(row(access.share(), rows.name(access.owner()), property));
    }
    if (!texts.isEmpty()) {
      texts.add(row(hotspots.accessSamples(), "all", ""));
    }
    return new Table(
        "Accessor machinery",
        "reflection, method handles, Unsafe and generated accessors, including what they call, by"
            + " the outermost frame",
        columns("frame", "property"),
        texts,
        more(hotspots.accesses().size()));
  }

  private Table allocations(String title, String what, List<Allocated> allocated) {
    double all = allocated.stream().mapToLong(Allocated::bytes).sum();
    List<List<String>> texts = new ArrayList<>();
    for (Allocated each : allocated.subList(0, Math.min(top, allocated.size()))) {
      double share = all == 0 ? Double.NaN : each.bytes() / all;
      String bytes = cell == null ? Figure.bytes(each.bytes()) : Figure.of(cell.bytes(share));
      texts.add(
          List.of(
              each.name(),
              all == 0 ? Text.NONE : Figure.sampled(share),
              bytes,
              Long.toString(each.samples())));
    }
    return new Table(
        title,
        cell == null ? "sampled; the bytes are estimated from the samples" : "sampled",
        List.of(
            Column.text(what),
            Column.number("share"),
            Column.number(cell == null ? "bytes" : "B/op"),
            Column.number("samples")),
        texts,
        more(allocated.size()));
  }

  private Table totals() {
    JvmWork jvm = hotspots.jvm();
    List<List<String>> texts =
        List.of(
            List.of("garbage collections", number(jvm.collections())),
            List.of("their pauses", milliseconds(jvm.pauseMillis())),
            List.of("the longest of them", milliseconds(jvm.longestPauseMillis())),
            List.of("compilations", number(jvm.compiled())),
            List.of("their time", milliseconds(jvm.compileMillis())),
            List.of(
                "last-tier compilations a second, in the second half",
                Figure.of(jvm.latePerSecond())));
    return new Table(
        "Garbage collection and compilation",
        "",
        List.of(Column.text("what"), Column.number("amount")),
        texts,
        List.of());
  }

  private Table deoptimizations() {
    List<List<String>> texts =
        rows.deoptimizations().stream()
            .map(
                each ->
                    List.of(
                        each.method(), each.reason(), each.action(), Long.toString(each.times())))
            .toList();
    return new Table(
        "Deoptimizations",
        "compiled code that was discarded at a trap",
        List.of(
            Column.text("method"),
            Column.text("reason"),
            Column.text("action"),
            Column.number("times")),
        texts,
        more(hotspots.deoptimizations().size()));
  }

  private List<String> more(long size) {
    return size > top ? List.of("… " + (size - top) + " more; --top shows them") : List.of();
  }

  private List<String> row(SampleShare share, String... texts) {
    List<String> row = new ArrayList<>(List.of(texts));
    Estimate estimate = share.estimate();
    row.add(Figure.sampled(estimate.center()));
    row.add(Figure.sampledInterval(estimate));
    row.add(weights.number(share.samples()));
    if (weights.weighted()) {
      row.add(Long.toString(share.part().events()));
    }
    if (cell != null) {
      double half = Figure.halfWidth(estimate) * cell.nanosPerOp().center();
      row.add(Figure.of(cell.nanos(share), half));
    }
    return row;
  }

  private List<Column> columns(String... texts) {
    List<Column> columns = new ArrayList<>();
    for (String text : texts) {
      columns.add(Column.text(text));
    }
    columns.addAll(
        List.of(
            Column.number("share"), Column.number("95 % interval"), Column.number(weights.noun())));
    if (weights.weighted()) {
      columns.add(Column.number("events"));
    }
    if (cell != null) {
      columns.add(Column.number("ns/op"));
    }
    return columns;
  }

  private static String number(Long amount) {
    return amount == null ? Text.NONE : Long.toString(amount);
  }

  private static String milliseconds(double millis) {
    return Double.isNaN(millis) ? Text.NONE : Figure.of(millis) + " ms";
  }
}
