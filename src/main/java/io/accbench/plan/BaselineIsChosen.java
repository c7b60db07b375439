package io.accbench.plan;

import io.accbench.stack.Jvms;
import io.accbench.suite.Axis;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A check that the baseline is one of the values that are measured. */
final class BaselineIsChosen implements PlanCheck {

  @Override
  public Set<String> options() {
    return Set.of(
        "--baseline",
        "--strategy",
        "--member",
        "--layout",
        "--slot",
        "--param",
        "--jvm",
        "-t",
        "--pollution");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    List<String> problems = new ArrayList<>();
    if (spec.suite().knownWhenPrepared()) {
      return problems;
    }
    for (Map.Entry<String, String> entry : spec.baseline().entrySet()) {
      String axis = entry.getKey();
      List<String> chosen = BaselineReader.chosen(spec, axis);
      boolean knownLater =
          axis.equals("stack")
              || (axis.equals("jvm") && chosen.stream().anyMatch(BaselineIsChosen::namedLater));
      if (!chosen.contains(entry.getValue())
          && !knownLater
          && BaselineIsSameWork.sameWork(spec.suite(), axis)) {
        problems.add(
            "baseline %s \"%s\" is not measured; measured: %s; add it with %s"
                .formatted(
                    axis,
                    entry.getValue(),
                    chosen.isEmpty() ? "the running JVM" : String.join(", ", chosen),
                    option(spec.suite(), axis)));
      }
    }
    return problems;
  }

  private static String option(PlannableSuite suite, String axis) {
    String common = axis.equals("threads") ? "-t" : "--" + axis;
    return suite.axis(axis).map(Axis::option).orElse(common);
  }

  /**
   * Returns whether a JVM gets its label later. A path is a JVM whose label is its version, and
   * {@link Jvms#ALL} stands for every JVM that is found.
   */
  private static boolean namedLater(String jvm) {
    return jvm.contains("/") || jvm.equals(Jvms.ALL);
  }
}
