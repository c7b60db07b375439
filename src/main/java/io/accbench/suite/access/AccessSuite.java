package io.accbench.suite.access;

import io.accbench.app.Inputs;
import io.accbench.app.PreparedSuite;
import io.accbench.app.Problems;
import io.accbench.app.RunnableSuite;
import io.accbench.app.Workplace;
import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.plan.CellProduct;
import io.accbench.plan.ChosenAxes;
import io.accbench.plan.GivenOptions;
import io.accbench.plan.PlanCheck;
import io.accbench.plan.RunSpec;
import io.accbench.report.text.Figure;
import io.accbench.suite.Axis;
import io.accbench.suite.WorkCounts;
import io.accbench.suite.graph.StrategySelection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The suite that measures accessor strategies alone: each reads and writes an object graph. */
public final class AccessSuite implements RunnableSuite {
  private static final List<Axis> AXES =
      List.of(
          Axis.ofWork("operation", "--operation"),
          Axis.ofWork("fixture", "--fixture"),
          Axis.ofWays("strategy", "--strategy", ""),
          Axis.ofWays("member", "--member", ""),
          Axis.ofWays("layout", "--layout", Layout.BEAN.label()),
          Axis.ofWays("slot", "--slot", SlotKind.TYPED.label()));

  /** Creates the suite for the service loader. */
  public AccessSuite() {}

  @Override
  public List<PlanCheck> checks() {
    return List.of(new LayoutHasOperation(), new PropertyHasLayout(), new LayoutsAreComparable());
  }

  @Override
  public String name() {
    return "access";
  }

  @Override
  public List<Axis> axes() {
    return AXES;
  }

  @Override
  public String words(Cell cell, String axis) {
    String value = cell.axis(axis);
    return switch (axis) {
      case "member" -> PropertyMember.words(value, cell.operation());
      case "layout" -> "layout " + value;
      case "slot" -> value + " slots";
      default -> value;
    };
  }

  @Override
  public String choice(Cell cell, String axis) {
    String value = cell.axis(axis);
    return axis.equals("layout") ? Layout.withoutProperty(value) : value;
  }

  @Override
  public String compared(String axis) {
    return axis.equals("member") ? "fields against methods" : "";
  }

  @Override
  public String work(Cell cell, Collection<String> varies, WorkCounts counts) {
    List<String> held = new ArrayList<>();
    for (String axis : List.of("layout", "slot")) {
      if (!cell.axis(axis).isEmpty() && !varies.contains(axis)) {
        held.add(words(cell, axis));
      }
    }
    String done = done(cell, varies, counts);
    String holding = String.join(", ", held);
    return done.isEmpty() || holding.isEmpty() ? done + holding : done + " in " + holding;
  }

  private String done(Cell cell, Collection<String> varies, WorkCounts counts) {
    String accesses =
        counts.accesses() > 0 ? Figure.count(counts.accesses(), "access", "accesses") : "";
    if (!wholeGraph(cell) && !varies.contains("layout")) {
      return accesses;
    }
    String beans = counts.beans() > 0 ? Figure.count(counts.beans(), "bean") : "";
    if (accesses.isEmpty() || beans.isEmpty()) {
      return accesses + beans;
    }
    boolean properties =
        List.of(AccessOperation.READ.label(), AccessOperation.WRITE.label())
            .contains(cell.operation());
    return properties
        ? Figure.count(counts.accesses(), "property", "properties") + " of " + beans
        : accesses + ", " + beans;
  }

  @Override
  public boolean wholeGraph(Cell cell) {
    return Layout.coversGraph(cell.axis("layout"));
  }

  @Override
  public Set<String> keys() {
    return Set.of("--strategy", "--operation", "--member", "--layout", "--slot", "--property");
  }

  @Override
  public List<String> operations() {
    return AccessOperation.labels();
  }

  @Override
  public Set<String> needed() {
    return Set.of("--strategy", "--fixture", "--operation", "--member", "--layout", "--slot");
  }

  @Override
  public Map<String, List<String>> defaults(Set<String> given) {
    return Map.of(
        "--strategy", List.of("all"),
        "--operation", List.of(AccessOperation.READ.label()),
        "--member", PropertyMember.labels(),
        "--layout", List.of(Layout.BEAN.label()),
        "--slot", List.of(SlotKind.TYPED.label()));
  }

  @Override
  public ChosenAxes choose(GivenOptions given, Catalog catalog, Path folder) {
    Map<String, List<String>> chosen = new LinkedHashMap<>();
    chosen.put("strategy", strategies(given, catalog));
    chosen.put("fixture", given.someTexts("--fixture"));
    chosen.put("operation", given.namesOf("--operation", "operation", AccessOperation.labels()));
    chosen.put("member", given.namesOf("--member", "member", PropertyMember.labels()));
    chosen.put("layout", given.namesOf("--layout", "layout", Layout.labels()));
    chosen.put("slot", given.namesOf("--slot", "slot", SlotKind.labels()));
    return new ChosenAxes(chosen);
  }

  private static List<String> strategies(GivenOptions given, Catalog catalog) {
    StrategySelection selection = new StrategySelection(catalog);
    List<String> selected = selection.select(given.someTexts("--strategy"));
    String place = given.place("--strategy");
    selection.problems().forEach(text -> given.problem("--strategy", place + text));
    return selected;
  }

  /** Returns every cell: the fixture changes slowest, the strategy fastest. */
  @Override
  public List<Cell> cells(RunSpec spec, List<String> jvms, List<String> stacks) {
    return new CellProduct(this)
            .over("fixture", spec.fixtures())
            .over("jvm", jvms)
            .over("operation", spec.axis("operation"))
            .over("member", spec.axis("member"))
            .over("layout", spec.axis("layout"))
            .over("slot", spec.axis("slot"))
            .over("mode", spec.modes().stream().map(Mode::label).toList())
            .over("threads", spec.threads().stream().map(String::valueOf).toList())
            .over("strategy", spec.strategies())
            .cells()
            .stream()
            .filter(cell -> measurable(spec, cell))
            .toList();
  }

  /**
   * Returns whether a cell is measured. A fixture may be for some operations alone. Construction
   * has neither members nor slots, so it is measured under the first of each. Nothing is inlined in
   * a first operation, so it is measured under the first whole-graph layout.
   */
  private boolean measurable(RunSpec spec, Cell cell) {
    AccessOperation operation = AccessOperation.parse(cell.operation());
    if (!spec.meant(cell.fixture(), cell.operation())) {
      return false;
    }
    if (!wholeGraph(cell)) {
      return operation.oneProperty();
    }
    if (!cell.mode().steady() && !cell.axis("layout").equals(firstWholeGraph(spec))) {
      return false;
    }
    return operation != AccessOperation.CONSTRUCT
        || (cell.axis("member").equals(spec.axis("member").get(0))
            && cell.axis("slot").equals(spec.axis("slot").get(0)));
  }

  private static String firstWholeGraph(RunSpec spec) {
    return spec.axis("layout").stream().filter(Layout::coversGraph).findFirst().orElse("");
  }

  /** Returns the cells of the empty benchmark, one for each JVM, steady mode and thread count. */
  @Override
  public List<Cell> floors(RunSpec spec, List<String> jvms) {
    List<String> none = List.of("none");
    CellProduct product = new CellProduct(this).over("jvm", jvms);
    product
        .over("mode", spec.modes().stream().filter(Mode::steady).map(Mode::label).toList())
        .over("threads", spec.threads().stream().map(String::valueOf).toList())
        .over("operation", List.of(Cell.EMPTY));
    AXES.stream().skip(1).forEach(axis -> product.over(axis.name(), none));
    return product.cells();
  }

  @Override
  public List<String> comparedFirst() {
    return List.of("strategy");
  }

  @Override
  public boolean slowable(Cell cell) {
    return wholeGraph(cell);
  }

  @Override
  public PreparedSuite prepare(Inputs inputs, Workplace place, Problems problems) {
    return new PreparedAccess(inputs, place, problems);
  }

  /** The slots through which a primitive value goes. */
  private enum SlotKind {
    /** A slot of the primitive's own type. */
    TYPED("typed"),
    /** A slot for objects, so that the value goes through a box. */
    BOXED("boxed");

    private final String label;

    SlotKind(String label) {
      this.label = label;
    }

    /** Returns the name, as {@code --slot} takes it. */
    private String label() {
      return label;
    }

    /** Returns the names of all slots. */
    private static List<String> labels() {
      return Arrays.stream(values()).map(SlotKind::label).toList();
    }
  }

  /** The members through which a property is reached. */
  private enum PropertyMember {
    FIELD("field"),
    METHOD("method");

    private final String label;

    PropertyMember(String label) {
      this.label = label;
    }

    /** Returns the name, as {@code --member} takes it. */
    private String label() {
      return label;
    }

    /** Returns the names of all members. */
    private static List<String> labels() {
      return Arrays.stream(values()).map(PropertyMember::label).toList();
    }

    /** Returns the members in the words of an operation: {@code fields}, {@code getters}. */
    private static String words(String member, String operation) {
      if (member.equals(FIELD.label)) {
        return "fields";
      }
      if (!member.equals(METHOD.label)) {
        return member;
      }
      return switch (operation) {
        case "read" -> "getters";
        case "write" -> "setters";
        default -> "methods";
      };
    }
  }
}
