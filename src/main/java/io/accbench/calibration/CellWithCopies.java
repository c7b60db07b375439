package io.accbench.calibration;

import io.accbench.analysis.PairedRounds;
import io.accbench.model.Mode;
import java.util.List;

/**
 * A cell with its copies.
 *
 * @param identical rounds with the copy into which nothing was injected
 * @param slowed rounds with the other copies
 */
record CellWithCopies(PairedRounds identical, List<PairedRounds> slowed) {
  Mode mode() {
    return identical.copy().cell().mode();
  }
}
