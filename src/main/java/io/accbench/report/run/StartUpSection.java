package io.accbench.report.run;

import io.accbench.analysis.StartUp;
import io.accbench.model.Cell;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.StartUpTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** First operation and steady state together: who is ahead after how many operations. */
final class StartUpSection {
  private static final String READING =
      "Time from the first operation of a fresh JVM on, over the number of operations, both"
          + " logarithmic; lower is faster. It is computed from the first operation and the"
          + " steady time. Where a line crosses the baseline's, a slower start is repaid; the"
          + " number of operations stands there if the intervals show the crossing.";

  private StartUpSection() {}

  static Section of(RunContent run) {
    List<Element> elements = new ArrayList<>();
    Set<Cell> baselines =
        run.shown().stream()
            .map(group -> group.block().baseline().cell())
            .collect(Collectors.toSet());
    for (StartUp startUp : run.analysis().startUps()) {
      boolean shown = !run.shortened() || baselines.contains(startUp.baseline());
      List<Element> table = List.of(StartUpTable.of(startUp));
      elements.add(
          shown && StartUpPlot.drawable(startUp)
              ? new StartUpPlot(run, startUp, "start-" + elements.size()).element()
              : new Element.Levels(table, table, List.of()));
    }
    return new Section("start-up", "Start-up", run.reading(READING), elements);
  }
}
