package io.accbench.cli;

import io.accbench.gate.Decision;
import io.accbench.gate.Judged;
import io.accbench.gate.Outcome;
import io.accbench.report.DecisionTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** Tells a decision: to the CI, then to the terminal, the verdict as the last line. */
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
   * @param folder of the run, which gets gate.json and the like; null for none
   */
  void tell(Decision decision, Path folder) {
    List<Path> missing = outputs.write(decision, folder, terminal.out(), err);
    new DecisionTable(terminal.width(), terminal.coloured()).write(decision, terminal.out());
    long open =
        decision.rows().stream()
            .filter(row -> !row.waived() && row.outcome() == Outcome.INCONCLUSIVE)
            .count();
    if (open > 0) {
      terminal.hint(
          "INCONCLUSIVE: "
              + open
              + (open == 1 ? " row was" : " rows were")
              + " neither shown to keep the limit nor to break it; this is not a pass");
    }
    decision.rows().stream().filter(Judged::waived).forEach(this::waived);
    decision.findings().stream()
        .filter(finding -> finding.text().contains(" expired on "))
        .forEach(finding -> terminal.hint(finding.where() + ": " + finding.text()));
    if (!missing.isEmpty()) {
      terminal.hint(
          missing.size()
              + " files of the gate could not be written, as said above; the verdict stands in this"
              + " output and in the exit code alone");
    } else if (folder != null) {
      terminal.hint("all files of the gate: " + folder + " (gate.json and others)");
    }
  }

  private void waived(Judged row) {
    terminal.hint("waived: " + row.name() + ": " + row.waiver());
  }
}
