package io.accbench.cli;

import io.accbench.model.Block;
import io.accbench.model.PlannedCell;
import io.accbench.plan.Forecast;
import io.accbench.plan.Plan;
import java.io.PrintWriter;

/** Every cell of a plan, and how long it will take. */
record DryRun(Plan plan, Forecast forecast) {

  void print(PrintWriter out) {
    for (Block block : plan.blocks()) {
      out.println(block.id() + ", " + block.rounds() + " rounds");
      for (PlannedCell planned : block.cells()) {
        out.println("  " + line(planned, planned == block.baseline()));
      }
    }
    plan.findings()
        .forEach(finding -> out.println("note: " + finding.where() + ": " + finding.text()));
    long forks =
        plan.blocks().stream()
            .mapToLong(
                block ->
                    block.rounds().most()
                        * block.cells().stream().filter(PlannedCell::supported).count())
            .sum();
    out.println(forks + " forks, about " + Forecast.words(forecast.of(plan)));
  }

  private static String line(PlannedCell planned, boolean baseline) {
    String flags = String.join(" ", planned.jvmFlags());
    return planned.cell().id()
        + (baseline ? "  baseline" : "")
        + (flags.isEmpty() ? "" : "  with " + flags)
        + (planned.supported()
            ? ""
            : (planned.unavailable() ? "  unavailable: " : "  not supported: ") + planned.reason());
  }
}
