package io.accbench.report.calibration;

import io.accbench.calibration.Calibration;
import io.accbench.report.document.Columns;
import io.accbench.report.document.MarkdownText;
import io.accbench.report.document.Paint;
import io.accbench.report.document.Table;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes a calibration for readers: on a terminal, and as {@code calibration.md}. */
public final class CalibrationText {
  private static final String STATISTIC =
      "The statistic in use, which reduces a fork or a round to one number: ";

  private CalibrationText() {}

  /**
   * Writes a calibration for a terminal.
   *
   * @param width width of the terminal in columns
   * @param colour whether ANSI colours may be used
   */
  public static void print(Calibration calibration, int width, boolean colour, Writer out)
      throws IOException {
    Paint paint = new Paint(colour);
    for (Table table : CalibrationTables.of(calibration)) {
      out.write(paint.heading(table.title()) + "\n");
      paragraph(table.subtitle(), width, out);
      for (String line : Columns.lines(table, width)) {
        out.write(line + "\n");
      }
      for (String note : table.notes()) {
        paragraph(note, width, out);
      }
      out.write("\n");
    }
    paragraph(STATISTIC + calibration.statistic() + ".", width, out);
    out.flush();
  }

  /** Writes a calibration in GitHub's Markdown. */
  public static void markdown(Calibration calibration, Writer out) throws IOException {
    out.write("# accbench calibration\n\n");
    out.write(MarkdownText.fenced(Text.plain(calibration.command())));
    out.write(MarkdownText.list(facts(calibration)));
    for (Table table : CalibrationTables.of(calibration)) {
      out.write(MarkdownText.table(table));
    }
    out.write("accbench " + MarkdownText.escape(calibration.accbench()) + "\n");
    out.flush();
  }

  /** Returns the machine, the JVMs and the rules, a sentence each. */
  static List<String> facts(Calibration calibration) {
    return List.of(
        "%s, %d processors, %s"
            .formatted(
                Text.plain(calibration.machine().cpu()),
                calibration.machine().cores(),
                Text.plain(calibration.machine().os())),
        "JVMs: "
            + String.join(
                ", ",
                calibration.jvms().stream()
                    .map(jvm -> jvm.label() + " (" + jvm.vm() + " " + jvm.version() + ")")
                    .toList()),
        "measured from " + Text.plain(calibration.started()),
        STATISTIC + calibration.statistic(),
        "simulated with seed " + calibration.rules().seed());
  }

  private static void paragraph(String text, int width, Writer out) throws IOException {
    for (String line : Columns.wrapped(text, width)) {
      out.write(line + "\n");
    }
  }
}
