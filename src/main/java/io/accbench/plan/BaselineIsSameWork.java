package io.accbench.plan;

import io.accbench.model.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * A check that cells are compared with each other only where they do the same work, measured the
 * same way.
 */
public final class BaselineIsSameWork implements PlanCheck {
  private static final Set<String> OTHER_WORK = Set.of("suite", "operation", "fixture", "mode");

  /** Creates the check for the service loader. */
  public BaselineIsSameWork() {}

  /** Returns whether the values on an axis are different work. */
  static boolean other(String axis) {
    return OTHER_WORK.contains(axis);
  }

  @Override
  public Set<Key> keys() {
    return Set.of(Key.BASELINE, Key.LAYOUTS);
  }

  @Override
  public List<String> problems(Choices choices) {
    List<String> problems = new ArrayList<>();
    for (String axis : choices.baseline().values().keySet()) {
      if (other(axis)) {
        problems.add(
            "baseline %s: two values of %s do different work and have no ratio; name %s"
                .formatted(axis, axis, "strategy, stack, jvm, member, slot or threads"));
      } else if (axis.equals("layout")
          && !Cell.WHOLE_GRAPH.containsAll(choices.layouts())
          && !Collections.disjoint(choices.layouts(), Cell.WHOLE_GRAPH)) {
        problems.add(
            "baseline layout: bean and bean-called read all properties, but mono and constant only"
                + " one; name only layouts of one kind");
      }
    }
    return problems;
  }
}
