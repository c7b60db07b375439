package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.jit.JitDecision;
import io.accbench.analysis.jit.JitDecisions;
import io.accbench.analysis.jit.LoggedForks;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.stats.Association;
import java.util.ArrayList;
import java.util.List;

/**
 * The reason why the forks of a cell ran at two speeds, as far as it is known.
 *
 * <p>All possible reasons are tested together ({@link Association}), so that the error of naming
 * any is 5 %, however many there are. Reasons of the machine come first, so that they are named
 * where a decision of the JIT compiler fits the speeds as well.
 *
 * @param speeds what is to be explained
 * @param state whether a reason is named, or why not
 * @param reason the reason that fits the speeds best; null unless one is named
 * @param slow for each fork that was looked at, whether it is a slow one
 * @param level p-value over all possible reasons, above 0 to 1; NaN where no reason was tested
 * @param decisions the number of decisions of the JIT compiler in which the forks differ, each in
 *     its own way
 */
public record SpeedReason(
    TwoSpeeds speeds,
    State state,
    PossibleReason reason,
    boolean[] slow,
    double level,
    int decisions)
    implements Finding.Detail {
  /** The error of naming a reason where there is no reason. */
  private static final double ERROR = 0.05;

  /** The states of knowledge about the reason. */
  public enum State {
    /** A reason fits the speeds. */
    NAMED,
    /** No reason fits the speeds. */
    NONE,
    /** A reason fits the speeds, or may, but with so few forks it may do so by chance. */
    TOO_FEW,
    /** No log of the JIT compiler was kept. */
    NO_LOG
  }

  @Override
  public boolean describes(FindingKind kind) {
    return kind == FindingKind.TWO_SPEEDS;
  }

  static SpeedReason of(TwoSpeeds speeds, List<Fork> forks) {
    LoggedForks found = LoggedForks.of(forks);
    List<Fork> logged = found.forks();
    boolean enough =
        logged.stream().anyMatch(speeds::slow) && !logged.stream().allMatch(speeds::slow);
    List<JitDecision> decisions = enough ? JitDecisions.of(found.code()) : List.of();
    return of(speeds, enough ? logged : forks, decisions, enough);
  }

  private static SpeedReason of(
      TwoSpeeds speeds, List<Fork> forks, List<JitDecision> decisions, boolean logged) {
    boolean[] slow = new boolean[forks.size()];
    for (int i = 0; i < slow.length; i++) {
      slow[i] = speeds.slow(forks.get(i));
    }
    List<PossibleReason> reasons = new ArrayList<>(new MachineReasons(speeds, forks).reasons());
    decisions.forEach(decision -> reasons.add(new PossibleReason.Jit(decision)));
    if (reasons.isEmpty()) {
      State state = logged ? State.NONE : State.NO_LOG;
      return new SpeedReason(speeds, state, null, slow, Double.NaN, 0);
    }
    Association.Best best =
        Association.best(slow, reasons.stream().map(PossibleReason::feature).toList());
    State state = best.level() <= ERROR ? State.NAMED : unnamed(best, logged);
    PossibleReason named = state == State.NAMED ? reasons.get(best.feature()) : null;
    return new SpeedReason(speeds, state, named, slow, best.level(), decisions.size());
  }

  private static State unnamed(Association.Best best, boolean logged) {
    if (!logged) {
      return State.NO_LOG;
    }
    boolean fits = best.alone() <= ERROR || best.lowest() > ERROR;
    return fits ? State.TOO_FEW : State.NONE;
  }
}
