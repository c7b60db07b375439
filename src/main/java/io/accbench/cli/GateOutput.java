package io.accbench.cli;

import io.accbench.gate.Decision;
import io.accbench.report.gate.DecisionHints;
import io.accbench.report.gate.DecisionTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** Reports a decision: to the CI, then to the terminal, with the verdict as the last line. */
final class GateOutput {
  private final Terminal terminal;
  private final PrintWriter err;
  private final CiOutputs outputs;

  GateOutput(Terminal terminal, PrintWriter err, CiOutputs outputs) {
    this.terminal = terminal;
    this.err = err;
    this.outputs = outputs;
  }

  /**
   * @param folder folder of the run, which receives gate.json and other files; null without one
   */
  void report(Decision decision, Path folder) {
    List<Path> missing = outputs.write(decision, folder, terminal.out(), err);
    new DecisionTable(terminal.width(), terminal.coloured()).write(decision, terminal.out());
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
