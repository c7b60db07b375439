package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.DurationText;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Jvm;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.UserException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Makes the plan of a run: blocks of cells from spec, JVMs and what was prepared. */
public final class Planner {
  private Planner() {}

  /** The oldest JDK version in which forks run. */
  private static final int OLDEST_FEATURE = 17;

  /**
   * Returns what will be measured. A cell that cannot be measured stays in its block, with the
   * reason.
   *
   * @param jvms those that the options name, or the running one, in that order
   * @param prepared what preparing found out about the cells
   * @throws UserException when what is to pollute the JVMs would pollute none
   */
  public static Plan plan(RunSpec spec, List<Jvm> jvms, PreparedCells prepared) {
    PlannableSuite suite = spec.suite();
    List<String> labels = jvms.stream().map(Jvm::label).toList();
    Map<String, String> unusable = new HashMap<>();
    jvms.forEach(jvm -> refusal(jvm).ifPresent(why -> unusable.put(jvm.label(), why)));
    List<Cell> clean = prepared.cells(spec, labels);
    List<String> problems = PollutionHasEffect.problems(spec, clean);
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    List<PlannedCell> cells =
        clean.stream()
            .flatMap(cell -> polluted(cell, spec))
            .map(
                cell ->
                    unusable.containsKey(cell.jvm())
                        ? refused(cell, unusable.get(cell.jvm()))
                        : prepared.plan(cell))
            .toList();
    Blocks grouping = Blocks.compared(spec, prepared, cells);
    cells = InjectedPlan.with(spec.measuring().injections, cells);
    List<Block> blocks = new ArrayList<>(grouping.of(cells));
    List<PlannedCell> floors =
        suite.floors(spec, labels).stream()
            .filter(cell -> !unusable.containsKey(cell.jvm()))
            .map(cell -> new PlannedCell(cell, "", null, List.of()))
            .toList();
    blocks.addAll(Blocks.alone(spec, prepared).of(floors));
    List<Finding> findings = new ArrayList<>(grouping.findings());
    findings.addAll(prepared.findings());
    if (cells.stream().noneMatch(PlannedCell::supported)) {
      findings.add(Finding.of(FindingKind.NOTHING_MEASURABLE, Finding.RUN));
    }
    addBudget(new Plan(blocks, findings), spec, jvms);
    return new Plan(List.copyOf(blocks), List.copyOf(findings));
  }

  /**
   * Returns a cell under each pollution. A first operation is measured in a clean JVM alone, and
   * not at all where cells are compared by their pollution only.
   */
  private static Stream<Cell> polluted(Cell cell, RunSpec spec) {
    if (cell.mode().steady()) {
      return spec.pollutions().stream().map(cell::after);
    }
    return spec.baseline().keySet().equals(Set.of(Cell.POLLUTION))
        ? Stream.empty()
        : Stream.of(cell);
  }

  /**
   * Returns the part of a plan that has some of its blocks, or some of their cells, with the
   * findings on these.
   */
  public static Plan part(Plan whole, List<Block> blocks, RunSpec spec, List<Jvm> jvms) {
    Set<String> others = new HashSet<>();
    whole.blocks().forEach(block -> others.addAll(ids(block)));
    blocks.forEach(block -> others.removeAll(ids(block)));
    List<Finding> findings = new ArrayList<>(whole.findings());
    findings.removeIf(
        finding ->
            finding.kind() == FindingKind.BUDGET_TOO_SHORT || others.contains(finding.subject()));
    addBudget(new Plan(blocks, findings), spec, jvms);
    return new Plan(List.copyOf(blocks), List.copyOf(findings));
  }

  private static List<String> ids(Block block) {
    List<String> ids = new ArrayList<>(List.of(block.id()));
    block.cells().forEach(planned -> ids.add(planned.cell().id()));
    return ids;
  }

  /** Returns why no fork runs on a JVM: it is too old, or does not start with its flags. */
  private static Optional<String> refusal(Jvm jvm) {
    return jvm.feature() < OLDEST_FEATURE
        ? Optional.of(
            "JDK %d is too old: accbench needs %d".formatted(jvm.feature(), OLDEST_FEATURE))
        : Optional.ofNullable(jvm.refusal()).map(why -> "JVM " + jvm.label() + " " + why);
  }

  private static PlannedCell refused(Cell cell, String why) {
    return new PlannedCell(cell, "", new Obstacle.NotSupported(Cause.of(why)), List.of());
  }

  private static void addBudget(Plan plan, RunSpec spec, List<Jvm> jvms) {
    Duration budget = spec.settings().limits().budget();
    Duration needed = new Forecast(spec.settings(), jvms).least(plan);
    if (budget != null && needed.compareTo(budget) > 0) {
      plan.findings()
          .add(
              Finding.of(
                  FindingKind.BUDGET_TOO_SHORT,
                  Finding.RUN,
                  DurationText.words(needed),
                  DurationText.words(budget)));
    }
  }
}
