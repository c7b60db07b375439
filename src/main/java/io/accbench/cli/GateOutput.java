package io.accbench.cli;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Outcome;
import io.accbench.model.FindingKind;
import io.accbench.report.gate.DecisionTable;
import io.accbench.report.text.FindingText;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reports a decision: to the CI, then to the terminal, with the verdict as the last line. */
final class GateOutput {
  private static final Set<FindingKind> EXPIRED =
      EnumSet.of(
          FindingKind.WAIVER_EXPIRED_REGRESSED,
          FindingKind.WAIVER_EXPIRED_UNDECIDED,
          FindingKind.WAIVER_EXPIRED_UNNEEDED);

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
    long open =
        decision.rows().stream()
            .filter(row -> !row.waived() && row.outcome() == Outcome.INCONCLUSIVE)
            .count();
    if (open > 0) {
      terminal.hint(
          "INCONCLUSIVE: "
              + open
              + (open == 1 ? " row was" : " rows were")
              + " shown neither to keep nor to break the limit; this is not a pass");
    }
    decision.rows().stream().filter(JudgedRow::waived).forEach(this::waived);
    decision.findings().stream()
        .filter(finding -> EXPIRED.contains(finding.kind()))
        .forEach(finding -> terminal.hint(finding.subject() + ": " + FindingText.of(finding)));
    if (!missing.isEmpty()) {
      terminal.hint(
          missing.size()
              + " files of the gate could not be written (see above); only this output and the exit"
              + " code give the verdict");
    } else if (folder != null) {
      terminal.hint("all files of the gate: " + folder + " (gate.json and others)");
    }
  }

  private void waived(JudgedRow row) {
    terminal.hint("waived: " + row.name() + ": " + row.waiver());
  }
}
