package io.accbench.suite.access;

import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.plan.Plan;
import io.accbench.plan.Planner;
import io.accbench.plan.PreparedCells;
import io.accbench.plan.RunSpec;
import io.accbench.suite.graph.FixtureObstacles;
import io.accbench.suite.graph.PollutingFixtures;
import java.util.List;
import java.util.Map;

/** Plans of suite access over fixtures that a test describes. */
public final class AccessPlans {
  private AccessPlans() {}

  /** Returns the plan over what was prepared; {@code unprepared} has reasons by fixture and JVM. */
  public static Plan plan(
      RunSpec spec,
      Catalog catalog,
      List<Jvm> jvms,
      List<Prepared> prepared,
      Map<List<String>, String> unprepared) {
    FixtureObstacles fixtures = new FixtureObstacles(prepared, unprepared);
    CellPlanner planner = new CellPlanner(spec, catalog, fixtures, new PollutingFixtures());
    return Planner.plan(
        spec,
        jvms,
        new PreparedCells() {
          @Override
          public PlannedCell plan(Cell cell) {
            return planner.plan(cell);
          }

          @Override
          public List<Finding> findings() {
            return fixtures.findings();
          }
        });
  }
}
