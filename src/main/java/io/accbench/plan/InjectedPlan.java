package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.InjectedWork;
import io.accbench.model.PlannedCell;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.List;

/** Plans in which cells are compared with copies of themselves that have something added. */
public final class InjectedPlan {
  /** The injection that adds nothing: the copy is a second cell of identical code. */
  public static final String NOTHING = InjectedWork.NOTHING;

  private static final String AXIS = "injection";

  private InjectedPlan() {}

  /**
   * Returns a slow-down as {@code --inject} takes it; a share alone, {@code 10%}, is spread evenly.
   *
   * @throws UserException when the text is no slow-down
   */
  public static String slowDown(String text) {
    String injection = text.contains(":") ? text : "even:" + text;
    if (InjectedWork.parse(injection).isEmpty() || injection.equals(NOTHING)) {
      throw UserException.badInput(
          "--inject: \""
              + text
              + "\" is not a slow-down; write 10%, even:10%, rare:10% or garbage:10%");
    }
    return injection;
  }

  /**
   * Returns a plan that compares the baseline of every block with the same cell with an injection.
   * It leaves out the empty benchmark, and blocks whose baseline cannot be measured or slowed.
   *
   * @throws UserException when nothing is left
   */
  public static Plan of(Plan plan, String injection) {
    List<Block> blocks =
        plan.blocks().stream()
            .filter(block -> block.baseline().supported())
            .filter(block -> !block.baseline().cell().empty())
            .filter(block -> slowable(block.baseline().cell()))
            .map(block -> against(block, injection))
            .toList();
    if (blocks.isEmpty()) {
      throw UserException.badInput(
          "the self-test cannot slow down any cell of this plan; it needs a steady mode, and layout"
              + " bean or an operation of suite codec other than roundtrip");
    }
    return new Plan(blocks, plan.findings());
  }

  /**
   * Returns each cell, followed by its copies; slow-downs only where there is a benchmark for them.
   */
  static List<PlannedCell> with(List<String> injections, List<PlannedCell> cells) {
    List<PlannedCell> all = new ArrayList<>();
    for (PlannedCell planned : cells) {
      all.add(planned);
      for (String injection : injections) {
        if (injection.equals(NOTHING) || slowable(planned.cell())) {
          all.add(planned.with(injection));
        }
      }
    }
    return all;
  }

  /** Returns whether a slow-down can be injected into the cell's fork. */
  private static boolean slowable(Cell cell) {
    return cell.mode().steady()
        && PlannableSuite.find(cell.suite()).filter(suite -> suite.slowable(cell)).isPresent();
  }

  private static Block against(Block block, String injection) {
    PlannedCell plain = block.baseline();
    List<PlannedCell> cells = List.of(plain, plain.with(injection));
    return new Block(plain.cell().id(), List.of(AXIS), cells, block.rounds());
  }
}
