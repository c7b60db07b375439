package io.accbench.analysis.fork;

import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The proof that all cells of a block did the same work: forks of the same operation on the same
 * fixture, member and layout must report one {@code checksum}. The value that most forks report
 * counts as right. If several are equally frequent, the first one counts, and the baseline's values
 * come first.
 */
public final class ChecksumVotes {
  private static final List<String> WORK =
      List.of("suite", "operation", "fixture", "member", "layout");

  private ChecksumVotes() {}

  /**
   * Returns, by cell id, the reason why a cell's numbers must not be used; cells that agree are
   * absent.
   */
  public static Map<String, String> disagreements(Block block, Map<String, Forks> forks) {
    Map<List<String>, Map<String, Integer>> votes = new HashMap<>();
    for (PlannedCell planned : block.cells()) {
      // insertion order breaks ties: the baseline votes first, its lowest round first
      Map<String, Integer> ballot =
          votes.computeIfAbsent(work(planned.cell()), key -> new LinkedHashMap<>());
      for (Fork fork : forks.get(planned.cell().id()).measured()) {
        if (fork.fact(FactKeys.CHECKSUM) != null) {
          ballot.merge(fork.fact(FactKeys.CHECKSUM), 1, Integer::sum);
        }
      }
    }
    Map<String, String> wrong = new TreeMap<>();
    for (PlannedCell planned : block.cells()) {
      String expected = winner(votes.get(work(planned.cell())));
      for (String found : forks.get(planned.cell().id()).facts(FactKeys.CHECKSUM)) {
        if (!found.equals(expected)) {
          wrong.putIfAbsent(
              planned.cell().id(),
              "checksum differs: %s where most forks have %s, so it did other work"
                  .formatted(found, expected));
        }
      }
    }
    for (PlannedCell planned : block.cells()) {
      Cell cell = planned.cell();
      Set<String> clean = contents(cell.after(Pollution.NONE), forks);
      boolean differs = !clean.isEmpty() && !clean.containsAll(contents(cell, forks));
      if (!cell.pollution().none() && differs) {
        wrong.putIfAbsent(
            cell.id(),
            "%s gives something else after pollution %s than in a clean JVM"
                .formatted(cell.operation(), cell.pollution()));
      }
    }
    return wrong;
  }

  private static Set<String> contents(Cell cell, Map<String, Forks> forks) {
    return forks.containsKey(cell.id())
        ? Set.copyOf(forks.get(cell.id()).facts(FactKeys.CONTENT))
        : Set.of();
  }

  private static List<String> work(Cell cell) {
    return WORK.stream().map(cell::axis).toList();
  }

  private static String winner(Map<String, Integer> ballot) {
    String best = null;
    for (Map.Entry<String, Integer> entry : ballot.entrySet()) {
      if (best == null || entry.getValue() > ballot.get(best)) {
        best = entry.getKey();
      }
    }
    return best;
  }
}
