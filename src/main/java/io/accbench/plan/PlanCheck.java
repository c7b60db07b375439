package io.accbench.plan;

import java.util.List;
import java.util.Set;

/**
 * A check of one thing that must hold before anything is measured. It judges options each of which
 * is well formed by itself.
 */
public interface PlanCheck {

  /**
   * Returns the options that the check looks at; it is left out when one of these already has a
   * problem.
   */
  Set<String> options();

  /** Returns the problems: what was found and what to do, without the place. */
  List<String> problems(RunSpec spec);
}
