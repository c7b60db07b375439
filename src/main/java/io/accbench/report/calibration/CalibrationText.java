package io.accbench.report.calibration;

import io.accbench.calibration.Calibration;
import io.accbench.report.text.Columns;
import io.accbench.report.text.MarkdownText;
import io.accbench.report.text.Paint;
import io.accbench.report.text.Table;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes a calibration for readers: on a terminal, and as {@code calibration.md}. */
public final class CalibrationText {
  private CalibrationText() {}

  /**
   * Writes a calibration for a terminal.
   *
   * @param width width of the terminal in columns
   * @param colour whether ANSI colours may be used
   */
  public static void print(Calibration calibration, int width, boolean colour, Writer out)
      throws IOException {
    Table table = CalibrationTable.of(calibration);
    out.write(new Paint(colour).heading(table.title()) + "\n");
    List<String> lines = new ArrayList<>(Columns.wrapped(table.subtitle(), width));
    lines.addAll(Columns.lines(table, width));
    table.notes().forEach(note -> lines.addAll(Columns.wrapped(note, width)));
    lines.add("");
    CalibrationTable.answers(calibration)
        .forEach(answer -> lines.addAll(Columns.wrapped(answer, width)));
    for (String line : lines) {
      out.write(line + "\n");
    }
    out.flush();
  }

  /** Writes a calibration in GitHub's Markdown. */
  public static void markdown(Calibration calibration, Writer out) throws IOException {
    out.write("# accbench calibration\n\n");
    out.write(MarkdownText.list(CalibrationTable.answers(calibration)));
    out.write(MarkdownText.table(CalibrationTable.of(calibration)));
    out.write(MarkdownText.list(facts(calibration)));
    out.write(MarkdownText.fenced(Text.plain(calibration.command())));
    out.flush();
  }

  /** Returns the machine, the JVMs and the rules, a sentence each. */
  static List<String> facts(Calibration calibration) {
    return List.of(
        "accbench " + calibration.accbench(),
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
        "simulated with seed " + calibration.rules().seed());
  }
}
