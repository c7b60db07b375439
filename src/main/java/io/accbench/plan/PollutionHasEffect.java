package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A check that something is measured in a JVM that did other things before. */
final class PollutionHasEffect implements PlanCheck {

  @Override
  public Set<String> options() {
    return Set.of("--pollution", "--mode", "-wi");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    if (!spec.modes().isEmpty() && spec.modes().stream().noneMatch(Mode::steady)) {
      return ofShots(spec);
    }
    boolean warm = spec.settings().iterations().warmup().fewest() > 0;
    return warm || polluting(spec).isEmpty() || spec.suite().knownWhenPrepared()
        ? List.of()
        : List.of(
            "--pollution %s needs a warm-up iteration, in which the JVM is polluted (-wi 1 or more)"
                .formatted(polluting(spec)));
  }

  /** Returns the problem of cells that are known when the suite is prepared. */
  static List<String> problems(RunSpec spec, List<Cell> cells) {
    return cells.isEmpty() || cells.stream().anyMatch(cell -> cell.mode().steady())
        ? List.of()
        : ofShots(spec);
  }

  private static List<String> ofShots(RunSpec spec) {
    return polluting(spec).isEmpty()
        ? List.of()
        : List.of(
            "--pollution %s has no effect on single shots, which are measured in a clean JVM alone;"
                    .formatted(polluting(spec))
                + " leave it out, or add a steady mode such as -bm avgt");
  }

  private static String polluting(RunSpec spec) {
    return spec.pollutions().stream()
        .filter(pollution -> !pollution.none())
        .map(Pollution::text)
        .collect(Collectors.joining(","));
  }
}
