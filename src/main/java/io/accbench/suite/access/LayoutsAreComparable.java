package io.accbench.suite.access;

import io.accbench.plan.PlanCheck;
import io.accbench.plan.RunSpec;
import java.util.List;
import java.util.Set;

/** A check that layouts are compared with each other only where they use the same properties. */
final class LayoutsAreComparable implements PlanCheck {

  @Override
  public Set<String> options() {
    return Set.of("--baseline", "--layout");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    long kinds = spec.axis("layout").stream().map(Layout::coversGraph).distinct().count();
    return spec.baseline().containsKey("layout") && kinds > 1
        ? List.of(
            "baseline layout: bean and bean-called read all properties, but mono and constant only"
                + " one; name only layouts of one kind")
        : List.of();
  }
}
