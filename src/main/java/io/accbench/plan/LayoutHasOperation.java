package io.accbench.plan;

import io.accbench.model.Cell;
import java.util.Collections;
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
    boolean measurable =
        choices.codec()
            || !Collections.disjoint(choices.layouts(), Cell.WHOLE_GRAPH)
            || !Collections.disjoint(choices.operations(), Axes.ONE_PROPERTY_OPERATIONS);
    return measurable
        ? List.of()
        : List.of(
            "layout %s measures read and write only, not %s; add one of these or --layout bean"
                .formatted(
                    String.join(", ", choices.layouts()), String.join(", ", choices.operations())));
  }
}
