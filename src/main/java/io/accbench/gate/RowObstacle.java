package io.accbench.gate;

import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;

/** The reason why a row of a gate cannot be judged. */
public sealed interface RowObstacle {

  /**
   * One of the two cells has no score.
   *
   * @param outcome what it came to instead
   */
  record NotMeasured(Cell cell, CellOutcome outcome) implements RowObstacle {}

  /** One of the two takes no longer than an empty loop, so no ratio of them means anything. */
  record AtFloor() implements RowObstacle {}

  /** The allocation of one of the two was not measured. */
  record NoAllocation() implements RowObstacle {}

  /** The run has no round in which both cells were measured. */
  record NoCommonRound() implements RowObstacle {}

  /** This run or the stored one has no round in which both cells were measured. */
  record NoCommonRoundInOneRun() implements RowObstacle {}

  /** The stored run measured both cells; this run has an obstacle. */
  record NoLongerMeasured(RowObstacle now) implements RowObstacle {}

  /** The stored run has an obstacle; this run measured both cells. */
  record NotMeasuredThen(RowObstacle then) implements RowObstacle {}

  /** The stored run measured the cell, and this one does not plan it. */
  record NoLongerPlanned() implements RowObstacle {}

  /** The stored run compared the cell with a base with which this run does not compare it. */
  record NoLongerCompared(Cell base) implements RowObstacle {}

  /** No row explains the decision, or there is none. */
  record WholeGate(Decision decision) implements RowObstacle {}
}
