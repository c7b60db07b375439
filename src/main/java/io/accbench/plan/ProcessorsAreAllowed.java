package io.accbench.plan;

import io.accbench.model.ProcessorSet;
import io.accbench.process.Affinity;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** A check that this process may use the processors that are listed. */
final class ProcessorsAreAllowed implements PlanCheck {
  private final Supplier<ProcessorSet> allowed;

  /** Creates the check for the service loader. */
  public ProcessorsAreAllowed() {
    this(() -> Affinity.ofThisMachine().allowed().all());
  }

  /**
   * Creates the check; {@code allowed} gives an empty set where the allowed processors are not
   * known.
   */
  ProcessorsAreAllowed(Supplier<ProcessorSet> allowed) {
    this.allowed = allowed;
  }

  @Override
  public Set<String> options() {
    return Set.of("--processors");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    return problems(spec.settings().placement().processors().listed());
  }

  /**
   * Returns the problem of a list; an empty list, which stands for every processor, has no problem.
   */
  List<String> problems(ProcessorSet listed) {
    ProcessorSet known = listed.isEmpty() ? ProcessorSet.NONE : allowed.get();
    ProcessorSet wrong = known.isEmpty() ? ProcessorSet.NONE : listed.without(known);
    if (wrong.isEmpty()) {
      return List.of();
    }
    return List.of(
        "--processors %s: %s that this process may use; allowed: %s"
            .formatted(
                listed,
                wrong.size() == 1
                    ? "processor " + wrong + " is not one"
                    : "processors " + wrong + " are not among those",
                known));
  }
}
