package io.accbench.gate;

import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.List;

/**
 * The cells that a row compares.
 *
 * @param cell the candidate
 * @param base the in-run baseline; {@code cell} itself where a score is compared with a stored one
 * @param stored whether the row is compared with the same row of a stored run
 * @param axes the axes whose values distinguish the row from the others of its decision, in order
 */
public record ComparedCells(Cell cell, Cell base, boolean stored, List<String> axes)
    implements Finding.FindingDetail {
  @Override
  public boolean describes(FindingKind kind) {
    return switch (kind) {
      case NEW_ROW, ROW_NOT_MEASURED_THEN, ROW_WITHOUT_ALLOCATION_THEN -> true;
      default -> false;
    };
  }
}
