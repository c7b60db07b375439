package io.accbench.calibration;

import io.accbench.analysis.PairedRounds;
import io.accbench.model.Mode;
import java.util.List;

/**
 * A cell with its copies.
 *
 * @param identical the copy into which nothing was injected
 * @param slowed the others
 */
record Bench(PairedRounds identical, List<PairedRounds> slowed) {
  Mode mode() {
    return identical.copy().cell().mode();
  }
}
