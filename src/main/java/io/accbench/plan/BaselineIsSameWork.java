package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.suite.Axis;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A check that cells are compared with each other only where they do the same work, measured the
 * same way.
 */
final class BaselineIsSameWork implements PlanCheck {
  private static final Set<String> OTHER_WORK = Set.of(Cell.SUITE, "mode");

  /** Returns whether cells that differ on an axis alone do the same work. */
  static boolean sameWork(PlannableSuite suite, String axis) {
    return suite.axis(axis).map(Axis::sameWork).orElse(!OTHER_WORK.contains(axis));
  }

  @Override
  public Set<String> options() {
    return Set.of("--baseline");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    PlannableSuite suite = spec.suite();
    List<String> comparable =
        Stream.concat(
                suite.axes().stream().filter(Axis::sameWork).map(Axis::name),
                Stream.of("jvm", "threads", Cell.POLLUTION))
            .toList();
    return spec.baseline().keySet().stream()
        .filter(axis -> !sameWork(suite, axis))
        .map(
            axis ->
                "baseline %s: two values of %s do different work and have no ratio; name one of %s%s"
                    .formatted(axis, axis, String.join(", ", comparable), parameter(suite, axis)))
        .toList();
  }

  private static String parameter(PlannableSuite suite, String axis) {
    return suite.knownWhenPrepared()
        ? ", or a parameter; one that is called %s is written %s%s"
            .formatted(axis, Cell.PARAMETER_PREFIX, axis)
        : "";
  }
}
