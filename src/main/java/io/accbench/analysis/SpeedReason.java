package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.JitDecision;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.List;

/**
 * The reason why the forks of a cell ran at two speeds, as far as it is known.
 *
 * @param speeds what is to be explained
 * @param state whether a reason is named, or why not
 * @param reason the reason that divides the forks as their speeds do; null unless one is named
 * @param slow how many of the forks that were looked at are slow ones
 * @param fast how many of them are fast ones
 * @param level p-value of the reason over all possible ones, above 0 to 1; NaN unless one is named
 * @param decisions the number of decisions of the JIT compiler in which the forks differ, each in
 *     its own way
 */
public record SpeedReason(
    TwoSpeeds speeds,
    Knowledge state,
    Reason reason,
    int slow,
    int fast,
    double level,
    int decisions)
    implements Finding.FindingDetail {

  /** The states of knowledge about the reason. */
  public enum Knowledge {
    /** A reason divides the forks as their speeds do. */
    NAMED,
    /** No reason divides them so. */
    NONE,
    /** A reason divides them so, or could, but with so few forks it may do so by chance. */
    TOO_FEW,
    /** No log of the JIT compiler was kept. */
    NO_LOG
  }

  @Override
  public boolean describes(FindingKind kind) {
    return kind == FindingKind.TWO_SPEEDS;
  }

  /** Something that all forks of one speed have, and none of the other. */
  public sealed interface Reason {}

  /**
   * The processors to which a fork's threads were bound.
   *
   * @param name the processors as the fork reports them: {@code 1}, {@code 0-1}
   * @param ofSlow whether the slow forks ran there, else the fast ones
   */
  public record Processor(String name, boolean ofSlow) implements Reason {}

  /**
   * A time that something other than the code took, larger in each slow fork than in any fast one.
   *
   * @param slowNanos median of the slow forks, ns
   * @param fastNanos median of the fast forks, ns
   */
  public record DisturbedTime(Cost cost, double slowNanos, double fastNanos) implements Reason {}

  /**
   * A decision of the JIT compiler.
   *
   * @param ofSlow whether the slow forks have its outcome, else the fast ones
   */
  public record Jit(JitDecision decision, boolean ofSlow) implements Reason {}

  /** The things other than the code that take time. */
  public enum Cost {
    COLLECTIONS,
    RULER,
    ALLOCATING_RULER
  }

  static SpeedReason of(TwoSpeeds speeds, List<Fork> forks) {
    return new PossibleReasons(speeds, forks).reason();
  }
}
