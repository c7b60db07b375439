package io.accbench.gate;

import io.accbench.model.FindingKind;
import io.accbench.model.Machine;

/**
 * Compares the machines of two runs. Ratios mostly carry over to another machine, but caches,
 * memory and the code that a JIT compiler makes for another processor change them. So the user must
 * ask for a comparison across machines. Scores never carry over.
 */
final class MachineDifference {
  private final String then;
  private final String now;

  MachineDifference(Machine then, Machine now) {
    this.then = then.words();
    this.now = now.words();
  }

  /** Reports a difference, where both runs name their machine. */
  void of(Stored.Terms terms, RunDifferences differences) {
    if (then.contains(RunDifferences.UNKNOWN) || now.contains(RunDifferences.UNKNOWN)) {
      if (terms.raw()) {
        differences.finding(FindingKind.MACHINE_UNKNOWN);
      }
    } else if (!then.equals(now)) {
      another(terms, differences);
    }
  }

  private void another(Stored.Terms terms, RunDifferences differences) {
    String machines = "%s there, %s now".formatted(then, now);
    if (terms.raw()) {
      differences.refuse(
          "machine differs: %s; scores of two machines say nothing, measure the baseline again"
              .formatted(machines));
    } else if (terms.acrossMachines()) {
      differences.finding(FindingKind.OTHER_MACHINE, machines);
    } else {
      differences.refuse(
          ("machine differs: %s; measure the baseline again here, or add --across-machines to"
                  + " compare ratios anyway")
              .formatted(machines));
    }
  }
}
