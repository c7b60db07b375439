package io.accbench.suite.access;

import io.accbench.plan.PlanCheck;
import io.accbench.plan.RunSpec;
import java.util.List;
import java.util.Set;

/** A check that some of the chosen operations can be measured in some chosen layout. */
final class LayoutHasOperation implements PlanCheck {

  @Override
  public Set<String> options() {
    return Set.of("--layout", "--operation");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    List<String> layouts = spec.axis("layout");
    List<String> operations = spec.axis("operation");
    boolean measurable =
        !(spec.suite() instanceof AccessSuite)
            || layouts.stream().anyMatch(Layout::coversGraph)
            || operations.stream()
                .map(AccessOperation::parse)
                .anyMatch(AccessOperation::oneProperty);
    return measurable
        ? List.of()
        : List.of(
            "layout %s measures read and write only, not %s; add one of these or --layout bean"
                .formatted(String.join(", ", layouts), String.join(", ", operations)));
  }
}
