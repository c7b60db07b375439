package io.accbench.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Cells are divided by each other only where they do the same work, measured the same way. */
public final class BaselineIsSameWork implements PlanCheck {
  private static final Set<String> OTHER_WORK = Set.of("suite", "operation", "fixture", "mode");

  /** For the service loader. */
  public BaselineIsSameWork() {}

  /** Whether the values on an axis are different work. */
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
            "baseline %s: two values of %s are different work, and no ratio; name %s"
                .formatted(axis, axis, "strategy, stack, jvm, member, slot or threads"));
      } else if (axis.equals("layout")
          && choices.layouts().contains("bean")
          && choices.layouts().size() > 1) {
        problems.add(
            "baseline layout: bean reads all properties, mono and constant one; leave out bean");
      }
    }
    return problems;
  }
}
