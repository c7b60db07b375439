package io.accbench.app;

import io.accbench.plan.PlannableSuite;

/** A suite that can be measured. Adding a suite is adding a folder with one of these. */
public interface RunnableSuite extends PlannableSuite {

  /**
   * Prepares what the cells of a run need.
   *
   * @param problems receives what the user can correct; the run then ends with all problems
   */
  PreparedSuite prepare(Inputs inputs, Workplace place, Problems problems);
}
