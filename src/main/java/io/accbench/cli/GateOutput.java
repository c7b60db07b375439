package io.accbench.cli;

import io.accbench.gate.Decision;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import io.accbench.report.gate.DecisionHints;
import io.accbench.report.gate.GateDocument;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/**
 * Reports a decision: to the CI, then to standard output, a table with the verdict as its last
 * line.
 */
final class GateOutput {
  private final Terminal terminal;
  private final PrintWriter err;
  private final CiOutputs outputs;
  private final Format format;

  /**
   * @param format the format of standard output
   */
  GateOutput(Terminal terminal, PrintWriter err, CiOutputs outputs, Format format) {
    this.terminal = terminal;
    this.err = err;
    this.outputs = outputs;
    this.format = format;
  }

  /**
   * @param folder folder of the run, which receives gate.json and other files; null without one
   */
  void report(Decision decision, Path folder) throws IOException {
    PrintWriter annotated = format == Formats.TABLE ? terminal.out() : err;
    List<Path> missing = outputs.write(decision, folder, annotated, err);
    terminal.show(new GateDocument(decision), format);
    DecisionHints.of(decision).forEach(terminal::hint);
    if (!missing.isEmpty()) {
      terminal.hint(
          missing.size()
              + " files of the gate could not be written (see above); only this output and the exit"
              + " code give the verdict");
    } else if (folder != null) {
      terminal.hint("all files of the gate: " + folder + " (gate.json and others)");
    }
  }
}
