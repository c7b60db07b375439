package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.StartUp;
import io.accbench.report.ratio.Findings;
import io.accbench.report.ratio.Floors;
import io.accbench.report.ratio.PublishedTable;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.ratio.ReversedVerdicts;
import io.accbench.report.ratio.RunMetadata;
import io.accbench.report.ratio.StartUpTable;
import io.accbench.report.ratio.Summary;
import io.accbench.report.ratio.Undecided;
import io.accbench.report.text.Columns;
import io.accbench.report.text.Paint;
import io.accbench.report.text.Table;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes tables, start-up, findings and cost for a terminal, with lines no wider than it. */
public final class TerminalTable implements ReportWriter {
  /** The width for a file, which has no width of its own: every column of a usual table fits. */
  private static final int FILE_WIDTH = 160;

  private static final int NARROWEST = 20;

  /**
   * The largest number of lines of findings; the others are in report.md. Arbitrary: half a screen.
   */
  private static final int FINDING_LINES = 12;

  private final int width;
  private final Paint paint;

  /** Creates a writer for a file: wide, without colour. */
  public TerminalTable() {
    this(FILE_WIDTH, false);
  }

  /**
   * Creates a writer for a terminal.
   *
   * @param width width of the terminal in columns; less than 20 counts as 20
   * @param colour whether ANSI colours may be used
   */
  public TerminalTable(int width, boolean colour) {
    this.width = Math.max(NARROWEST, width);
    this.paint = new Paint(colour);
  }

  @Override
  public String format() {
    return "table";
  }

  @Override
  public String fileName() {
    return "table.txt";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    if (analysis.end() == null) {
      paragraph(RunMetadata.incomplete(analysis.header()), out);
      out.write("\n");
    }
    for (Group group : analysis.groups()) {
      if (!Floors.is(group)) {
        table(RatioTable.compact(group, analysis), out);
      }
    }
    for (StartUp startUp : analysis.startUps()) {
      table(StartUpTable.of(startUp), out);
    }
    list("", "", Floors.lines(analysis), out);
    findings(Findings.lines(analysis, 1), out);
    list("Cost of measuring", "- ", RunMetadata.costs(analysis), out);
    list("In short", "", Summary.lines(analysis), out);
    list("Published and measured", "- ", PublishedTable.lines(analysis), out);
    list("What changes the verdict", "", ReversedVerdicts.lines(analysis), out);
    list("Undecided", "", new Undecided(analysis).summary(), out);
    out.flush();
  }

  /** Writes as many findings as fit in few lines, but at least one. */
  private void findings(List<String> findings, Writer out) throws IOException {
    List<String> shown = new ArrayList<>();
    int lines = 0;
    for (String finding : findings) {
      lines += Columns.wrapped("- " + finding, width).size();
      if (shown.isEmpty() || lines <= FINDING_LINES) {
        shown.add(finding);
      }
    }
    int left = findings.size() - shown.size();
    if (left > 0) {
      shown.add("… " + left + " more in report.md");
    }
    list("Findings", "- ", shown, out);
  }

  private void table(Table table, Writer out) throws IOException {
    heading(table.title(), out);
    if (!table.subtitle().isEmpty()) {
      paragraph(table.subtitle(), out);
    }
    if (!table.rows().isEmpty()) {
      for (String line : Columns.lines(table, width, paint)) {
        out.write(line + "\n");
      }
    }
    for (String note : table.notes()) {
      paragraph(note, out);
    }
    out.write("\n");
  }

  private void list(String title, String bullet, List<String> items, Writer out)
      throws IOException {
    if (items.isEmpty()) {
      return;
    }
    if (!title.isEmpty()) {
      heading(title, out);
    }
    for (String item : items) {
      paragraph(bullet + item, out);
    }
    out.write("\n");
  }

  private void heading(String title, Writer out) throws IOException {
    for (String line : Columns.wrapped(title, width)) {
      out.write(paint.heading(line) + "\n");
    }
  }

  private void paragraph(String text, Writer out) throws IOException {
    for (String line : Columns.wrapped(text, width)) {
      out.write(line + "\n");
    }
  }
}
