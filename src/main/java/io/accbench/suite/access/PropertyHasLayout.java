package io.accbench.suite.access;

import io.accbench.plan.Choices;
import io.accbench.plan.Key;
import io.accbench.plan.PlanCheck;
import java.util.List;
import java.util.Set;

/** A check that {@code --property} is given only where one property is measured. */
public final class PropertyHasLayout implements PlanCheck {

  /** Creates the check for the service loader. */
  public PropertyHasLayout() {}

  @Override
  public Set<Key> keys() {
    return Set.of(Key.PROPERTY, Key.LAYOUTS);
  }

  @Override
  public List<String> problems(Choices choices) {
    if (choices.property().isEmpty()) {
      return List.of();
    }
    if (!(choices.suite() instanceof AccessSuite)) {
      return List.of(
          "property has no effect in suite %s, which uses all properties; leave it out"
              .formatted(choices.suite().name()));
    }
    List<String> layouts = choices.axis("layout");
    return layouts.stream().allMatch(Layout::coversGraph)
        ? List.of(
            "property \"%s\" conflicts with layout %s, which uses all properties; add --layout mono"
                .formatted(choices.property(), String.join(", ", layouts)))
        : List.of();
  }
}
