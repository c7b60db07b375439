package io.accbench.suite.access;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Strategy;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.plan.RunSpec;
import io.accbench.report.text.ObstacleText;
import io.accbench.suite.graph.FixtureObstacles;
import io.accbench.suite.graph.PollutingFixtures;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Turns a point on every axis into a planned cell: its form, its one property, and whether it can
 * be measured.
 */
final class CellPlanner {
  private final RunSpec spec;
  private final Catalog catalog;
  private final FixtureObstacles fixtures;
  private final PollutingFixtures polluting;
  private final Map<List<String>, FixtureSupport> facts = new LinkedHashMap<>();
  private final Set<Finding> leftOut = new LinkedHashSet<>();

  /**
   * Creates a planner.
   *
   * @throws UserException when the chosen property is in no fixture
   */
  CellPlanner(
      RunSpec spec, Catalog catalog, FixtureObstacles fixtures, PollutingFixtures polluting) {
    this.polluting = polluting;
    this.spec = spec;
    this.catalog = catalog;
    this.fixtures = fixtures;
    fixtures
        .prepared()
        .forEach(one -> facts.put(List.of(one.fixture(), one.jvm()), new FixtureSupport(one)));
    checkProperty();
  }

  /**
   * Checks that the chosen property is in the root type of some fixture: the layouts of one
   * property need it.
   */
  private void checkProperty() {
    Set<String> known = new LinkedHashSet<>();
    for (FixtureSupport fixture : facts.values()) {
      for (String member : spec.axis("member")) {
        fixture.root().ifPresent(root -> known.addAll(FixtureSupport.readable(root, member)));
      }
    }
    String property = spec.measuring().property;
    if (!property.isEmpty() && !facts.isEmpty() && !known.contains(property)) {
      throw UserException.badInput(UnknownName.problem("property", property, List.copyOf(known)));
    }
  }

  PlannedCell plan(Cell chosen) {
    String property = Layout.coversGraph(chosen.axis("layout")) ? "" : property(chosen);
    Cell cell =
        property.isEmpty()
            ? chosen
            : chosen.with("layout", Layout.ofProperty(chosen.axis("layout"), property));
    String form = form(chosen);
    Optional<Obstacle> obstacle = fixtures.of(cell);
    if (obstacle.isPresent()) {
      return planned(cell, form, obstacle, List.of());
    }
    FixtureSupport known = facts.get(List.of(cell.fixture(), cell.jvm()));
    String named = chosen.name() + "/" + form;
    SupportCheck check = new SupportCheck(known, cell, named, property);
    obstacle = check.obstacle().or(() -> unpolluted(cell, named));
    if (obstacle.isEmpty() && cell.pollution().ofTypes()) {
      tellLeftOut(cell, named);
    }
    return planned(cell, form, obstacle, check.flags());
  }

  /** Adds a finding on each graph of which the strategy does not reach all that there is. */
  private void tellLeftOut(Cell cell, String form) {
    for (PollutingFixtures.OtherGraph graph : polluting.graphs(cell.jvm())) {
      new SupportCheck(new FixtureSupport(graph.facts()), cell, form, "")
          .obstacle()
          .map(Obstacle::cause)
          .filter(cause -> cause.share() != null)
          .map(
              cause ->
                  Finding.of(
                      FindingKind.POLLUTION_LEFT_OUT,
                      "strategy %s, operation %s, member %s, JVM %s"
                          .formatted(form, cell.operation(), cell.axis("member"), cell.jvm()),
                      "parts of fixture " + graph.fixture().name(),
                      ObstacleText.cause(cause)))
          .ifPresent(leftOut::add);
    }
  }

  /** Returns findings on what the cells that were planned so far are not polluted with. */
  List<Finding> findings() {
    return List.copyOf(leftOut);
  }

  /** Returns why the strategy cannot pollute the cell's JVM: it reaches nothing else. */
  private Optional<Obstacle> unpolluted(Cell cell, String form) {
    if (!cell.pollution().ofTypes()) {
      return Optional.empty();
    }
    return polluting
        .obstacle(cell)
        .or(
            () ->
                polluting.graphs(cell.jvm()).stream()
                        .map(graph -> new FixtureSupport(graph.facts()))
                        .anyMatch(other -> other.reaches(cell, form))
                    ? Optional.empty()
                    : Optional.of(
                        new Obstacle.NotSupported(
                            Cause.of(
                                "its JVM cannot be polluted by types: the strategy reaches no"
                                    + " property of the built-in types"))));
  }

  @SuppressWarnings("NullAway") // a supported cell has no reason
  private static PlannedCell planned(
      Cell cell, String form, Optional<Obstacle> obstacle, List<String> flags) {
    return new PlannedCell(
        cell, form, obstacle.orElse(null), obstacle.isPresent() ? List.of() : flags);
  }

  private String form(Cell cell) {
    int slash = cell.strategy().indexOf('/');
    if (slash >= 0) {
      return cell.strategy().substring(slash + 1);
    }
    Strategy strategy =
        catalog
            .strategy(cell.strategy())
            .orElseThrow(() -> new IllegalStateException("not in the catalog: " + cell.strategy()));
    return cell.axis("layout").equals(Layout.CONSTANT.label())
        ? strategy.constantForm()
        : strategy.defaultForm();
  }

  /**
   * Returns the chosen property; else the fixture's first one on this JVM, or on any JVM, since it
   * is the same class.
   */
  private String property(Cell cell) {
    if (!spec.measuring().property.isEmpty()) {
      return spec.measuring().property;
    }
    return Optional.ofNullable(facts.get(List.of(cell.fixture(), cell.jvm())))
        .or(
            () ->
                facts.entrySet().stream()
                    .filter(entry -> entry.getKey().get(0).equals(cell.fixture()))
                    .map(Map.Entry::getValue)
                    .findFirst())
        .flatMap(known -> known.firstProperty(spec.axis("member")))
        .orElse("");
  }
}
