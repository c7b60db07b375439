package io.accbench.model;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;

/** The outcome of a cell: measured, or the reason why it was not. */
@JsonSerialize(converter = CellOutcome.OutcomeWriting.class)
public sealed interface CellOutcome permits CellOutcome.Measured, CellOutcome.NotRun, Obstacle {

  /** The cell was measured by at least one fork, and its numbers can be used. */
  record Measured() implements CellOutcome {}

  /** The cell was planned, but the run ended before its first fork. */
  record NotRun() implements CellOutcome {}

  /** Returns why the cell has no score; {@link Cause#NONE} where nothing stood in its way. */
  default Cause cause() {
    return Cause.NONE;
  }

  /** Returns whether the cell has a score. */
  default boolean measured() {
    return this instanceof Measured;
  }

  /** Returns the outcome's name as files and tables have it: {@code not supported}. */
  default String label() {
    if (this instanceof Obstacle obstacle) {
      return obstacle.kind();
    }
    return measured() ? "measured" : "not run";
  }

  /** An outcome without a cause, in files for programs. */
  record WrittenOutcome(String kind) {}

  /** Writes an outcome without a cause. */
  final class OutcomeWriting extends StdConverter<CellOutcome, WrittenOutcome> {
    @Override
    public WrittenOutcome convert(CellOutcome outcome) {
      return new WrittenOutcome(outcome.label());
    }
  }
}
