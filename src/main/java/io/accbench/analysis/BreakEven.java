package io.accbench.analysis;

/**
 * The number of operations after which two cells have taken the same time: the n that solves shot_a
 * + n · steady_a = shot_b + n · steady_b. Only a difference that the intervals show counts.
 *
 * @param kind how a cell compares with its baseline, at the start and in steady state
 * @param forks number of forks that measured, of the side and mode that has fewer
 * @param operations at least 1; null when there is no such number or it is not shown
 */
public record BreakEven(Payback kind, int forks, Long operations) {
  /** The break-even of the baseline itself, about which there is nothing to say. */
  static final BreakEven OF_BASELINE = new BreakEven(Payback.BASELINE, 0, null);

  /** The ways in which a cell compares with its baseline. */
  public enum Payback {
    BASELINE,
    TOO_FEW_FORKS,
    NO_DIFFERENCE,
    /** The cell is faster in steady state; no difference is shown at the start. */
    STEADY_FASTER,
    /** The cell is slower in steady state; no difference is shown at the start. */
    STEADY_SLOWER,
    /** The cell starts faster; no difference is shown in steady state. */
    START_FASTER,
    /** The cell starts slower; no difference is shown in steady state. */
    START_SLOWER,
    /** The cell is faster in both. */
    FASTER,
    /** The cell is slower in both. */
    SLOWER,
    /** The cell starts slower and is faster afterwards. */
    REPAYS_START,
    /** The cell starts faster, and the baseline is faster afterwards. */
    LOSES_START,
    /** The means do not show a crossing that the intervals show. */
    MEANS_DISAGREE
  }

  /** Returns the break-even of a cell and its baseline. */
  static BreakEven of(StartUpPair cell, StartUpPair baseline) {
    int forks = Math.min(cell.forks(), baseline.forks());
    if (forks < Analyzer.FEWEST_ROUNDS) {
      return new BreakEven(Payback.TOO_FEW_FORKS, forks, null);
    }
    int start = direction(cell.first(), baseline.first());
    int steady = direction(cell.steady(), baseline.steady());
    return start * steady < 0
        ? crossing(cell, baseline, forks)
        : new BreakEven(kind(start, steady), forks, null);
  }

  /** Returns the kind where the cells do not cross. */
  private static Payback kind(int start, int steady) {
    if (start == 0 && steady == 0) {
      return Payback.NO_DIFFERENCE;
    }
    if (start == 0) {
      return steady > 0 ? Payback.STEADY_FASTER : Payback.STEADY_SLOWER;
    }
    if (steady == 0) {
      return start > 0 ? Payback.START_FASTER : Payback.START_SLOWER;
    }
    return start > 0 ? Payback.FASTER : Payback.SLOWER;
  }

  private static BreakEven crossing(StartUpPair cell, StartUpPair baseline, int forks) {
    double saved = baseline.steadyNanos() - cell.steadyNanos();
    double operations = (cell.firstNanos() - baseline.firstNanos()) / saved;
    if (!(operations > 0) || Double.isInfinite(operations)) {
      return new BreakEven(Payback.MEANS_DISAGREE, forks, null);
    }
    Payback kind = saved > 0 ? Payback.REPAYS_START : Payback.LOSES_START;
    return new BreakEven(kind, forks, (long) Math.ceil(operations));
  }

  /**
   * Returns 1 when the first is faster, -1 when it is slower, 0 when the intervals do not show
   * which.
   */
  private static int direction(Row row, Row baseline) {
    if (row.ratio() != null) {
      return !row.ratio().shown() ? 0 : row.ratio().value().low() > 1 ? 1 : -1;
    }
    // there is no ratio at the floor, but the intervals may still show a difference
    if (row.time().nanosPerOp().high() < baseline.time().nanosPerOp().low()) {
      return 1;
    }
    return row.time().nanosPerOp().low() > baseline.time().nanosPerOp().high() ? -1 : 0;
  }
}
