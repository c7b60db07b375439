package io.accbench.suite.access;

import io.accbench.plan.Choices;
import io.accbench.plan.Key;
import io.accbench.plan.PlanCheck;
import java.util.List;
import java.util.Set;

/** A check that some of the chosen operations can be measured in some chosen layout. */
public final class LayoutHasOperation implements PlanCheck {

  /** Creates the check for the service loader. */
  public LayoutHasOperation() {}

  @Override
  public Set<Key> keys() {
    return Set.of(Key.LAYOUTS, Key.OPERATIONS);
  }

  @Override
  public List<String> problems(Choices choices) {
    List<String> layouts = choices.axis("layout");
    List<String> operations = choices.axis("operation");
    boolean measurable =
        !(choices.suite() instanceof AccessSuite)
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
