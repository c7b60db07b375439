package io.accbench.analysis;

import io.accbench.analysis.fork.CallChanges;
import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.LoggedForks;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Pollution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The proof that a pollution changed the compiled code of a cell: what C2's log shows of its forks,
 * beside the forks of the same cell in a clean JVM.
 *
 * @param pollution what the forks did before they warmed up
 * @param state whether the code was compared, or why not
 * @param forks how many forks of the cell, or of its clean one if it has fewer, have a whole log
 * @param calls the calls that differ; null unless the code was compared
 */
public record PollutedCode(Pollution pollution, ComparedCode state, int forks, CallChanges calls)
    implements Finding.FindingDetail {

  /** The states of knowledge about the compiled code. */
  public enum ComparedCode {
    /** The code was compared. */
    COMPARED,
    /** Too few forks have a whole log: single forks may differ by chance. */
    TOO_FEW,
    /** The compiler logs no decision on calls, as Graal does not. */
    NO_DECISIONS
  }

  @Override
  public boolean describes(FindingKind kind) {
    return kind == FindingKind.POLLUTED_CODE;
  }

  /**
   * Returns a finding on each measured cell that is polluted, in the order of the cells. A cell
   * without a measured clean one has none.
   */
  static List<Finding> findings(List<List<CellSample>> blocks) {
    Map<Cell, CellSample> byCell = new HashMap<>();
    for (List<CellSample> cells : blocks) {
      cells.forEach(each -> byCell.put(each.cell(), each));
    }
    List<Finding> findings = new ArrayList<>();
    for (List<CellSample> cells : blocks) {
      for (CellSample each : cells) {
        CellSample twin = byCell.get(each.cell().after(Pollution.NONE));
        if (!each.cell().pollution().none() && each.measured() && twin != null && twin.measured()) {
          findings.add(Finding.of(FindingKind.POLLUTED_CODE, each.cell().id(), of(each, twin)));
        }
      }
    }
    return findings;
  }

  private static PollutedCode of(CellSample polluted, CellSample clean) {
    Pollution pollution = polluted.cell().pollution();
    LoggedForks before = logged(clean);
    LoggedForks after = logged(polluted);
    int forks = Math.min(before.forks().size(), after.forks().size());
    if (!polluted.forks().facts(FactKeys.JIT).isEmpty()) {
      return new PollutedCode(pollution, ComparedCode.NO_DECISIONS, forks, null);
    }
    return forks < Analyzer.FEWEST_ROUNDS
        ? new PollutedCode(pollution, ComparedCode.TOO_FEW, forks, null)
        : new PollutedCode(pollution, ComparedCode.COMPARED, forks, CallChanges.of(before, after));
  }

  /** Returns the forks whose log is whole. */
  private static LoggedForks logged(CellSample sampled) {
    List<Fork> whole =
        sampled.forks().measured().stream()
            .filter(fork -> !fork.launch().facts().containsKey(FactKeys.JIT_LOG))
            .toList();
    return LoggedForks.of(whole);
  }
}
