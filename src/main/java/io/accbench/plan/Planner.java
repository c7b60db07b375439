package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Block;
import io.accbench.model.DurationText;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the plan of a run: blocks of cells from choices, catalog, JVMs and prepared fixtures. */
public final class Planner {
  private Planner() {}

  /**
   * Returns what will be measured. A cell that cannot be measured stays in its block, with the
   * reason.
   *
   * @param jvms those that {@link Choices#jvms} named, or the running one, in that order
   * @param prepared one for each fixture on each JVM where it could be prepared
   * @param unprepared the reasons, by fixture and JVM, why a fixture could not be prepared
   * @param libraries the stacks and what the codecs did on them; empty in suite access
   * @throws UserException when nothing that was asked for exists
   */
  public static Plan plan(
      Choices choices,
      Catalog catalog,
      List<Jvm> jvms,
      List<Prepared> prepared,
      Map<List<String>, String> unprepared,
      Libraries libraries) {
    checkProperty(choices, prepared);
    CellPlanner planner = new CellPlanner(choices, catalog, jvms, prepared, unprepared);
    CodecPlanner codecs = new CodecPlanner(catalog, jvms, planner, libraries);
    Axes axes = new Axes(choices, jvms, libraries.names());
    List<PlannedCell> cells =
        axes.cells().stream()
            .map(cell -> cell.codec() ? codecs.plan(cell) : planner.plan(cell))
            .toList();
    cells = Injections.into(cells, choices.injections());
    Blocks grouping = Blocks.compared(choices, libraries.stacks().size(), jvms.size());
    List<Block> blocks = new ArrayList<>(grouping.of(cells));
    List<PlannedCell> floors = axes.floors().stream().map(planner::floor).toList();
    blocks.addAll(
        Blocks.alone(choices).of(floors.stream().filter(PlannedCell::supported).toList()));
    List<Finding> findings = new ArrayList<>(grouping.findings());
    findings.addAll(libraries.findings());
    libraries.proofs().forEach(proof -> findings.addAll(proof.findings()));
    unprepared.forEach(
        (where, reason) ->
            findings.add(Finding.of(FindingKind.NOT_PREPARED, where.get(0), where.get(1), reason)));
    if (cells.stream().noneMatch(PlannedCell::supported)) {
      findings.add(Finding.of(FindingKind.NOTHING_MEASURABLE, Finding.RUN));
    }
    addBudget(new Plan(blocks, findings), choices, jvms);
    return new Plan(List.copyOf(blocks), List.copyOf(findings));
  }

  /**
   * Checks that the chosen property is in the root type of some fixture: the layouts of one
   * property need it.
   */
  private static void checkProperty(Choices choices, List<Prepared> prepared) {
    Set<String> known = new LinkedHashSet<>();
    for (Prepared fixture : prepared) {
      new FixtureSupport(fixture)
          .root()
          .ifPresent(
              root ->
                  choices
                      .members()
                      .forEach(member -> known.addAll(FixtureSupport.readable(root, member))));
    }
    if (!choices.property().isEmpty()
        && !prepared.isEmpty()
        && !known.contains(choices.property())) {
      throw UserException.badInput(
          UnknownName.problem("property", choices.property(), List.copyOf(known)));
    }
  }

  private static void addBudget(Plan plan, Choices choices, List<Jvm> jvms) {
    Duration budget = choices.settings().budget();
    Duration needed = new Forecast(choices.settings(), jvms).least(plan);
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
