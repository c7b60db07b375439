package io.accbench.suite.access;

import io.accbench.plan.Choices;
import io.accbench.plan.Key;
import io.accbench.plan.PlanCheck;
import java.util.List;
import java.util.Set;

/** A check that layouts are compared with each other only where they use the same properties. */
public final class LayoutsAreComparable implements PlanCheck {

  /** Creates the check for the service loader. */
  public LayoutsAreComparable() {}

  @Override
  public Set<Key> keys() {
    return Set.of(Key.BASELINE, Key.LAYOUTS);
  }

  @Override
  public List<String> problems(Choices choices) {
    long kinds = choices.axis("layout").stream().map(Layout::coversGraph).distinct().count();
    return choices.baseline().values().containsKey("layout") && kinds > 1
        ? List.of(
            "baseline layout: bean and bean-called read all properties, but mono and constant only"
                + " one; name only layouts of one kind")
        : List.of();
  }
}
