package io.accbench.report.run;

import io.accbench.model.Block;
import io.accbench.model.DurationText;
import io.accbench.model.PlannedCell;
import io.accbench.model.Profiling;
import io.accbench.model.Range;
import io.accbench.plan.Forecast;
import io.accbench.plan.Plan;
import io.accbench.report.ratio.Findings;
import io.accbench.report.text.ObstacleText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** The cells of a plan, with the time that they will take. */
public record PlanText(Plan plan, Forecast forecast) {

  /** Returns the blocks with their cells, the findings, and the number of forks and their time. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    plan.blocks().forEach(block -> lines.addAll(block(block)));
    Findings.lines(plan.findings(), 1).forEach(finding -> lines.add("note: " + finding));
    lines.add(forks());
    if (forecast.profilingForks().most() > 0) {
      lines.add(profiling());
    }
    return lines;
  }

  private static List<String> block(Block block) {
    List<String> lines = new ArrayList<>(List.of(block.id() + ", " + block.rounds() + " rounds"));
    for (PlannedCell planned : block.cells()) {
      lines.add("  " + cell(planned, planned == block.baseline()));
    }
    return lines;
  }

  private String forks() {
    long fewest = forks(Range::fewest);
    long most = forks(Range::most);
    String least = fewest + " forks, about " + DurationText.words(forecast.least(plan));
    return fewest == most
        ? least
        : "%s, before anything is decided; at most %d forks, %s%s"
            .formatted(least, most, DurationText.words(forecast.most(plan)), budget());
  }

  /**
   * Returns a line on the profiling forks; within a budget, the rounds leave a part of it to them.
   */
  private String profiling() {
    long cells =
        plan.blocks().stream()
            .flatMap(block -> block.cells().stream())
            .filter(Profiling::profiles)
            .count();
    Range forks = forecast.profilingForks();
    Duration once = forecast.profiling(plan);
    return "hotspots: %d to %d profiling forks of each of %d cells, about %s to %s%s"
        .formatted(
            forks.fewest(),
            forks.most(),
            cells,
            DurationText.words(once.multipliedBy(forks.fewest())),
            DurationText.words(once.multipliedBy(forks.most())),
            forecast.budget() == null ? "" : ", within the budget");
  }

  private long forks(ToLongFunction<Range> rounds) {
    return plan.blocks().stream()
        .mapToLong(
            block ->
                rounds.applyAsLong(block.rounds())
                    * block.cells().stream().filter(PlannedCell::supported).count())
        .sum();
  }

  private String budget() {
    return forecast.budget() == null ? "" : ", in " + DurationText.words(forecast.budget());
  }

  private static String cell(PlannedCell planned, boolean baseline) {
    String flags = String.join(" ", planned.jvmFlags());
    return planned.cell().id()
        + (baseline ? "  baseline" : "")
        + (flags.isEmpty() ? "" : "  with " + flags)
        + (planned.supported() ? "" : "  " + ObstacleText.of(planned.obstacle()));
  }
}
