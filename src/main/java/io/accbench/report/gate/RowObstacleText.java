package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.RowObstacle;
import io.accbench.report.text.MissingScoreText;

/** Says why a row of a gate cannot be judged. */
final class RowObstacleText {
  private RowObstacleText() {}

  static String of(RowObstacle obstacle) {
    if (obstacle instanceof RowObstacle.NotMeasured not) {
      return MissingScoreText.of(not.cell(), not.outcome());
    } else if (obstacle instanceof RowObstacle.AtFloor) {
      return "at the floor of what can be measured: no ratio of two such numbers means anything";
    } else if (obstacle instanceof RowObstacle.NoAllocation) {
      return "allocation was not measured";
    } else if (obstacle instanceof RowObstacle.NoCommonRound) {
      return "no round measured both";
    } else if (obstacle instanceof RowObstacle.NoCommonRoundInOneRun) {
      return "in one of the two runs no round measured both";
    } else if (obstacle instanceof RowObstacle.NoLongerMeasured lost) {
      return "measured in the stored run; now " + of(lost.now());
    } else if (obstacle instanceof RowObstacle.NotMeasuredThen missing) {
      return "in the stored run " + of(missing.then());
    } else if (obstacle instanceof RowObstacle.NoLongerPlanned) {
      return "measured in the stored run, but now not planned";
    } else if (obstacle instanceof RowObstacle.NoLongerCompared lost) {
      return "measured in the stored run, but now not compared with %s; measure it with %s"
          .formatted(lost.base().id(), "accbench run --baseline AXIS=VALUE");
    } else if (obstacle instanceof RowObstacle.WholeGate whole) {
      return whole(whole.decision());
    }
    throw new IllegalArgumentException("no words for " + obstacle);
  }

  private static String whole(Decision decision) {
    return decision.rows().isEmpty() ? "nothing was compared" : DecisionText.of(decision);
  }
}
