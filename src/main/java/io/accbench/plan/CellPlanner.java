package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Strategy;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns a point on every axis into a planned cell: its form, its one property, and whether it can
 * be measured.
 */
final class CellPlanner {
  private static final int OLDEST_FEATURE = 17;

  private final Choices choices;
  private final Catalog catalog;
  private final Map<String, Jvm> jvms = new LinkedHashMap<>();
  private final Map<List<String>, String> unprepared;
  private final Map<List<String>, FixtureSupport> facts = new LinkedHashMap<>();

  CellPlanner(
      Choices choices,
      Catalog catalog,
      List<Jvm> jvms,
      List<Prepared> prepared,
      Map<List<String>, String> unprepared) {
    this.choices = choices;
    this.unprepared = unprepared;
    this.catalog = catalog;
    jvms.forEach(jvm -> this.jvms.put(jvm.label(), jvm));
    prepared.forEach(one -> facts.put(List.of(one.fixture(), one.jvm()), new FixtureSupport(one)));
  }

  /** Returns the planned cell of the empty benchmark: every JVM that is new enough runs it. */
  PlannedCell floor(Cell cell) {
    return planned(cell, "", tooOld(cell), List.of());
  }

  PlannedCell plan(Cell chosen) {
    String property = chosen.wholeGraph() ? "" : property(chosen);
    Cell cell = property.isEmpty() ? chosen : withProperty(chosen, property);
    String form = form(chosen);
    Optional<Obstacle> obstacle = tooOld(cell);
    FixtureSupport known = facts.get(List.of(cell.fixture(), cell.jvm()));
    if (obstacle.isPresent() || known == null) {
      return planned(cell, form, obstacle.or(() -> notPrepared(cell)), List.of());
    }
    SupportCheck reach = new SupportCheck(known, cell, chosen.name() + "/" + form, property);
    return planned(cell, form, reach.obstacle(), reach.flags());
  }

  /** Returns why nothing at all can be measured with the cell's fixture on its JVM, or empty. */
  Optional<Obstacle> unusable(Cell cell) {
    boolean prepared = facts.containsKey(List.of(cell.fixture(), cell.jvm()));
    return tooOld(cell).or(() -> prepared ? Optional.empty() : notPrepared(cell));
  }

  private Optional<Obstacle> notPrepared(Cell cell) {
    String reason = unprepared.get(List.of(cell.fixture(), cell.jvm()));
    String words = reason == null ? "" : ": " + Refused.shortened(Cause.of(reason)).message();
    return Optional.of(
        new Obstacle.Failed(
            Cause.of(
                "fixture %s could not be prepared on %s%s"
                    .formatted(cell.fixture(), cell.jvm(), words))));
  }

  private Optional<Obstacle> tooOld(Cell cell) {
    Jvm jvm = jvms.get(cell.jvm());
    return jvm != null && jvm.feature() < OLDEST_FEATURE
        ? Optional.of(
            new Obstacle.NotSupported(
                Cause.of(
                    "JDK %d is too old: accbench needs %d"
                        .formatted(jvm.feature(), OLDEST_FEATURE))))
        : Optional.empty();
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
    return cell.layout().equals("constant") ? strategy.constantForm() : strategy.defaultForm();
  }

  /**
   * Returns the chosen property; else the fixture's first one on this JVM, or on any JVM, since it
   * is the same class.
   */
  private String property(Cell cell) {
    if (!choices.property().isEmpty()) {
      return choices.property();
    }
    return Optional.ofNullable(facts.get(List.of(cell.fixture(), cell.jvm())))
        .or(
            () ->
                facts.entrySet().stream()
                    .filter(entry -> entry.getKey().get(0).equals(cell.fixture()))
                    .map(Map.Entry::getValue)
                    .findFirst())
        .flatMap(known -> known.firstProperty(choices.members()))
        .orElse("");
  }

  private static Cell withProperty(Cell cell, String property) {
    return new Cell(
        cell.suite(),
        cell.operation(),
        cell.fixture(),
        cell.strategy(),
        cell.member(),
        cell.layout() + ":" + property,
        cell.slot(),
        cell.stack(),
        cell.jvm(),
        cell.mode(),
        cell.threads());
  }
}
