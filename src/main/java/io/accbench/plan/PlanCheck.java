package io.accbench.plan;

import java.util.List;
import java.util.Set;

/**
 * One thing that must hold before anything is measured; found by {@link java.util.ServiceLoader}.
 * It judges choices that are well formed each by itself.
 */
public interface PlanCheck {

  /** What it looks at; it is left out when one of these already has a problem. */
  Set<Key> keys();

  /** The problems: what was found and what to do, without the place. */
  List<String> problems(Choices choices);
}
