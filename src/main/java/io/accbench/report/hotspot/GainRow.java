package io.accbench.report.hotspot;

import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.hotspot.ProgramPart;
import io.accbench.model.Cell;
import io.accbench.model.Pollution;
import io.accbench.stats.Amdahl;
import io.accbench.stats.Estimate;

/**
 * A ratio of a run, and what a recorded program would gain by it.
 *
 * @param part the part of the program that the change is of
 * @param reversed whether the program does what the row does, so that the change is that from the
 *     row to the baseline
 * @param time the gain of CPU time
 * @param allocation the gain of allocated bytes; null where nothing is known of them
 */
record GainRow(
    Group group, Row row, ProgramPart part, boolean reversed, PartGain time, PartGain allocation) {

  /**
   * What the program saves of one thing.
   *
   * @param share of the part in the program, from 0 to 1
   * @param ratio as the run has it
   * @param saving what the program would need less, as a share of all; below 0 where it needs more
   */
  record PartGain(Estimate share, Ratio ratio, Estimate saving) {
    /**
     * @param factor the part's cost after the change by that before
     */
    static PartGain of(Estimate share, Ratio ratio, Estimate factor) {
      return new PartGain(share, ratio, Amdahl.saving(share, factor));
    }

    boolean decided() {
      return ratio.verdict() != null && ratio.verdict().decided();
    }
  }

  /** Returns the row that the program changes from. */
  Row from() {
    return reversed ? row : group.baseline();
  }

  /** Returns the row that it changes to. */
  Row to() {
    return reversed ? group.baseline() : row;
  }

  /** Returns what a JVM of the row did before it was measured. */
  Pollution pollution() {
    return cell().pollution();
  }

  Cell cell() {
    return row.planned().cell();
  }

  /** Returns a name that is the same for the same change in JVMs that did different things. */
  String change() {
    return from().planned().cell().after(Pollution.NONE).id()
        + " "
        + to().planned().cell().after(Pollution.NONE).id();
  }
}
