package io.accbench.report.hotspot;

import io.accbench.hotspot.NotInlined;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Figure;
import io.accbench.report.text.InliningText;
import java.util.ArrayList;
import java.util.List;

/** Builds the table of calls that the last compilation did not inline, with the reasons. */
final class NotInlinedTable {
  private NotInlinedTable() {}

  /**
   * @param files number of recordings that were read; with one, the column for the number of
   *     recordings is left out
   */
  static Table of(HotspotRows rows, int files, List<String> notes) {
    List<List<String>> texts =
        rows.notInlined().stream().map(call -> row(call, rows, files)).toList();
    List<Column> columns =
        new ArrayList<>(
            List.of(
                Column.text("call"),
                Column.text("in"),
                Column.text("why"),
                Column.number("share of the call"),
                Column.number("of its caller"),
                Column.number("compilations")));
    if (files > 1) {
      columns.add(Column.number("recordings"));
    }
    return new Table(
        "Not inlined",
        "calls that hot methods make, or others make into accessor machinery, even after their last"
            + " compilation by the last tier",
        columns,
        texts,
        notes);
  }

  /** Returns table, name and detail of a record; a place is the index of the bytecode. */
  static List<String> names(NotInlined call) {
    String place = MethodNames.plain(call.caller()) + " @ " + call.bytecode();
    return List.of("not inlined", MethodNames.plain(call.callee()), place + ": " + call.reason());
  }

  private static List<String> row(NotInlined call, HotspotRows rows, int files) {
    List<String> row = new ArrayList<>();
    row.add(rows.name(call.callee()));
    row.add(rows.name(call.caller()) + " @ " + call.bytecode());
    row.add(InliningText.words(call.reason()));
    row.add(Figure.sampled(call.inCall().estimate().center()));
    row.add(Figure.sampled(call.inCaller().estimate().center()));
    row.add(Integer.toString(call.compilations()));
    if (files > 1) {
      row.add(call.files() + " of " + files);
    }
    return row;
  }
}
