package io.accbench.gate;

import io.accbench.model.Machine;

/**
 * Two machines. Ratios travel between them, mostly: caches, memory and the code that a JIT compiler
 * makes for another processor move them, too, so it must be asked for. Scores never travel.
 */
final class MachineDifference {
  private final String then;
  private final String now;

  MachineDifference(Machine then, Machine now) {
    this.then = then.words();
    this.now = now.words();
  }

  /** Tells it, as far as both name their machine. */
  void of(Stored.Terms terms, Differences differences) {
    if (then.contains(Differences.UNKNOWN) || now.contains(Differences.UNKNOWN)) {
      if (terms.raw()) {
        differences.doubt("a side does not name its machine; scores of two machines say nothing");
      }
    } else if (!then.equals(now)) {
      another(terms, differences);
    }
  }

  private void another(Stored.Terms terms, Differences differences) {
    String machines = "%s there, %s now".formatted(then, now);
    if (terms.raw()) {
      differences.refuse(
          "machine differs: %s; scores of two machines say nothing, measure the baseline again"
              .formatted(machines));
    } else if (terms.acrossMachines()) {
      differences.doubt("measured on another machine: " + machines + "; ratios travel, mostly");
    } else {
      differences.refuse(
          ("machine differs: %s; measure the baseline again here, or add --across-machines to"
                  + " compare ratios all the same")
              .formatted(machines));
    }
  }
}
