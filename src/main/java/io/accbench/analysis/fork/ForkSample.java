package io.accbench.analysis.fork;

import io.accbench.model.Conditions;
import java.util.Set;

/**
 * The sample that one fork became, with the conditions around it.
 *
 * @param cell the cell's id
 * @param round from 0
 * @param nanosPerOp by the statistic in use, over the steady part, ns
 * @param meanNanosPerOp the plain mean over the steady part, ns
 * @param firstSteady index of the first measured iteration that counts; -1 when it never was
 *     steady, and all of them count
 * @param relapsed indices after {@code firstSteady} that do not count because of a relapse, as
 *     {@link Steadiness} finds it
 * @param disturbed whether a ruler says that its round was disturbed
 * @param conditions the conditions around the fork
 */
public record ForkSample(
    String cell,
    int round,
    double nanosPerOp,
    double meanNanosPerOp,
    int firstSteady,
    Set<Integer> relapsed,
    boolean disturbed,
    Conditions conditions) {

  public static ForkSample of(Fork fork, boolean disturbed) {
    return new ForkSample(
        fork.launch().cell(),
        fork.round(),
        fork.nanosPerOp(),
        fork.meanNanosPerOp(),
        fork.steadiness().steady() ? fork.steadiness().first() : -1,
        fork.steadiness().relapsed(),
        disturbed,
        fork.launch().conditions());
  }
}
