package io.accbench.report.hotspot;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.OperationTimes;
import io.accbench.model.Block;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.UserException;
import io.accbench.report.ratio.CellLabel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The matching cells of two runs, which are compared like two cells of one run. */
public final class RunDifference {
  private final List<MatchingCells> matches;

  private RunDifference(List<MatchingCells> matches) {
    this.matches = matches;
  }

  /**
   * A run to compare.
   *
   * @param name name that the run's cells carry
   */
  public record ComparedRun(String name, RunHotspots hotspots) {
    private Stream<CellHotspots> cells() {
      return hotspots.blocks().stream().flatMap(block -> block.cells().stream());
    }

    private CellHotspots named(CellHotspots cell, String words) {
      return cell.named(words.isEmpty() ? name : words + " in " + name);
    }
  }

  /**
   * @param block block of the cell before
   */
  private record MatchingCells(Block block, CellHotspots before, CellHotspots after) {
    private BlockHotspots compared(boolean force, List<Finding> findings) {
      OperationTimes scores = new OperationTimes(before.nanosPerOp(), after.nanosPerOp());
      Difference difference =
          HotspotComparison.difference(before.hotspots(), after.hotspots(), scores, force);
      return BlockHotspots.of(
          block, new BlockHotspots.CellDifference(before, after, difference.noting(findings), ""));
    }
  }

  /** Returns the cells that both runs have, possibly no cells. */
  public static RunDifference common(ComparedRun before, ComparedRun after) {
    List<MatchingCells> matches = new ArrayList<>();
    for (BlockHotspots block : before.hotspots().blocks()) {
      for (CellHotspots cell : block.cells()) {
        after
            .cells()
            .filter(other -> other.id().equals(cell.id()))
            .map(
                other ->
                    new MatchingCells(
                        block.block(),
                        before.named(cell, cell.name()),
                        after.named(other, cell.name())))
            .forEach(matches::add);
      }
    }
    return new RunDifference(matches);
  }

  /** Returns the first cell of each run, whatever they are. */
  public static RunDifference first(ComparedRun before, ComparedRun after) {
    BlockHotspots block = before.hotspots().blocks().get(0);
    CellHotspots one = block.cells().get(0);
    CellHotspots other = after.cells().findFirst().orElseThrow();
    List<String> words = CellLabel.apart(List.of(one.planned().cell(), other.planned().cell()));
    return new RunDifference(
        List.of(
            new MatchingCells(
                block.block(), before.named(one, words.get(0)), after.named(other, words.get(1)))));
  }

  /** Returns whether there is nothing to compare. */
  public boolean none() {
    return matches.isEmpty();
  }

  /**
   * Returns the differences between the cells.
   *
   * @param force whether to compare cells that differ in JDK, sampler or collector, too
   * @param findings findings on the two runs, which each pair reports
   * @throws UserException when some cells cannot be compared, with each reason once
   */
  public RunHotspots hotspots(boolean force, List<Finding> findings) {
    List<BlockHotspots> blocks = new ArrayList<>();
    Map<String, List<String>> obstacles = new LinkedHashMap<>();
    for (MatchingCells match : matches) {
      try {
        blocks.add(match.compared(force, findings));
      } catch (UserException refused) {
        for (String reason : refused.problems()) {
          obstacles.computeIfAbsent(reason, absent -> new ArrayList<>()).add(match.before().id());
        }
      }
    }
    if (!obstacles.isEmpty()) {
      throw new UserException(
          ExitCode.NO_BASELINE,
          obstacles.entrySet().stream()
              .map(each -> some(each.getValue()) + ": " + each.getKey())
              .toList());
    }
    return new RunHotspots(blocks);
  }

  private static String some(List<String> ids) {
    return ids.get(0) + (ids.size() > 1 ? " (and " + (ids.size() - 1) + " more)" : "");
  }
}
