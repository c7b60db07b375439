package io.accbench.suite.access;

import io.accbench.app.Inputs;
import io.accbench.app.PreparedSuite;
import io.accbench.app.Problems;
import io.accbench.app.Workplace;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.run.CompileCommands;
import io.accbench.run.ForkWork;
import io.accbench.suite.graph.PollutingFixtures;
import io.accbench.suite.graph.PreparedFixtures;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of suite access, ready to be planned and measured. */
final class PreparedAccess implements PreparedSuite {
  private static final String BENCHMARK = "io.accbench.kernel.bench.AccessBenchmark.";

  /** The measured calls of whole-graph layouts, each of which leads to one access. */
  private static final List<String> ACCESSES =
      List.of(
          "io.accbench.kernel.bench.ReadSlot::read",
          "io.accbench.kernel.bench.ReadSlot::box",
          "io.accbench.kernel.bench.WriteSlot::write",
          "io.accbench.kernel.bench.CreateSlot::create",
          "io.accbench.kernel.bench.CopySlot::copy");

  private static final String COPIES = "io.accbench.kernel.graph.Copies::emptyLike";

  private final Inputs inputs;
  private final PreparedFixtures fixtures;
  private final PollutingFixtures polluting;
  private final CellPlanner planner;

  PreparedAccess(Inputs inputs, Workplace place, Problems problems) {
    this.inputs = inputs;
    this.fixtures = new PreparedFixtures(inputs, place);
    fixtures.prepare(problems);
    this.polluting = new PollutingFixtures(inputs, place);
    this.planner =
        new CellPlanner(inputs.spec(), inputs.catalog(), fixtures.obstacles(), polluting);
  }

  @Override
  public PlannedCell plan(Cell cell) {
    return planner.plan(cell);
  }

  @Override
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(fixtures.findings());
    findings.addAll(planner.findings());
    return findings;
  }

  @Override
  public List<Prepared> prepared() {
    return fixtures.obstacles().prepared();
  }

  @Override
  public Map<List<String>, String> unprepared() {
    return fixtures.obstacles().unprepared();
  }

  @Override
  public ForkWork work(PlannedCell planned) {
    Cell cell = planned.cell();
    if (cell.empty()) {
      return ForkWork.empty();
    }
    Path folder = fixtures.folder(cell);
    List<Path> classPath = new ArrayList<>(List.of(folder.resolve("classes")));
    classPath.addAll(inputs.user().classPath());
    classPath.addAll(polluting.classPath(cell));
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("recipe", folder.resolve("recipe.bin").toString());
    properties.put("strategy", fixtures.strategyClass(cell.name()));
    properties.putAll(polluting.properties(cell));
    return new ForkWork(
        BENCHMARK + method(cell),
        classPath,
        params(cell, planned.form()),
        properties,
        compileCommands(cell));
  }

  private static Map<String, String> params(Cell cell, String form) {
    Map<String, String> params = new LinkedHashMap<>();
    params.put("strategy", cell.name() + "/" + form);
    for (String axis : List.of("fixture", "operation", "member", "layout", "slot")) {
      params.put(axis, cell.axis(axis));
    }
    return params;
  }

  /**
   * Returns the name of the benchmark method. Each layout has a method of its own, because the path
   * to the accessor shows at a nanosecond.
   */
  private static String method(Cell cell) {
    if (!cell.mode().steady()) {
      return "first";
    }
    String layout = cell.axis("layout");
    return Layout.coversGraph(layout)
        ? ForkWork.injectable("operation", cell)
        : Layout.withoutProperty(layout);
  }

  /**
   * Returns the flags that say which of accbench's own calls are inlined. There are no flags for
   * single shots, in which nothing is compiled yet, and for layouts of one property.
   */
  static List<String> compileCommands(Cell cell) {
    String layout = cell.axis("layout");
    if (!cell.mode().steady() || !Layout.coversGraph(layout)) {
      return List.of();
    }
    boolean always = !layout.equals(Layout.BEAN_CALLED.label());
    CompileCommands commands = new CompileCommands();
    ACCESSES.forEach(method -> commands.inline(always, method));
    return commands.inline(false, COPIES).flags();
  }
}
