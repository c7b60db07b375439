package io.accbench.plan;

import io.accbench.model.Cell;
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
    if (choices.codec() && !choices.property().isEmpty()) {
      return List.of(
          "property has no effect in suite codec, which uses all properties; leave it out");
    }
    return choices.property().isEmpty() || !Cell.WHOLE_GRAPH.containsAll(choices.layouts())
        ? List.of()
        : List.of(
            "property \"%s\" conflicts with layout %s, which uses all properties; add --layout mono"
                .formatted(choices.property(), String.join(", ", choices.layouts())));
  }
}
