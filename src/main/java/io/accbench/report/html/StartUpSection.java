package io.accbench.report.html;

import io.accbench.analysis.StartUp;
import io.accbench.model.Cell;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** First operation and steady state together: who is ahead after how many operations. */
public final class StartUpSection implements RunSection {
  @Override
  public Optional<PageSection> of(RunContent run) {
    List<PageBlock> plots = new ArrayList<>();
    Set<Cell> baselines =
        run.shown().stream()
            .map(group -> group.block().baseline().cell())
            .collect(Collectors.toSet());
    for (StartUp startUp : run.analysis().startUps()) {
      boolean shown = !run.shortened() || baselines.contains(startUp.baseline());
      if (shown && StartUpPlot.drawable(startUp)) {
        plots.add(new StartUpPlot(run, startUp, "start-" + plots.size()).block());
      }
    }
    String reading =
        "Time from the first operation of a fresh JVM on, over the number of operations, both"
            + " logarithmic; lower is faster. It is computed from the first operation and the"
            + " steady time. Where a line crosses the baseline's, a slower start is repaid; the"
            + " number of operations stands there if the intervals show the crossing.";
    return plots.isEmpty()
        ? Optional.empty()
        : Optional.of(new PageSection("start-up", "Start-up", run.reading(reading), plots));
  }
}
