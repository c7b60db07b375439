package io.accbench.suite.access;

import io.accbench.plan.PlanCheck;
import io.accbench.plan.RunSpec;
import java.util.List;
import java.util.Set;

/** A check that {@code --property} is given only where one property is measured. */
final class PropertyHasLayout implements PlanCheck {

  @Override
  public Set<String> options() {
    return Set.of("--property", "--layout");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    if (spec.measuring().property.isEmpty()) {
      return List.of();
    }
    List<String> layouts = spec.axis("layout");
    return layouts.stream().allMatch(Layout::coversGraph)
        ? List.of(
            "property \"%s\" conflicts with layout %s, which uses all properties; add --layout mono"
                .formatted(spec.measuring().property, String.join(", ", layouts)))
        : List.of();
  }
}
