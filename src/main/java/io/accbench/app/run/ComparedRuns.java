package io.accbench.app.run;

import io.accbench.hotspot.Filter;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.RunConditions;
import io.accbench.model.RunConditions.ConditionDifference;
import io.accbench.model.UserException;
import io.accbench.report.hotspot.RunDifference;
import io.accbench.report.hotspot.RunHotspots;
import java.util.ArrayList;
import java.util.List;

/** A pair of runs with hotspots, of which the second is compared with the first. */
public record ComparedRuns(ProfiledRun before, ProfiledRun after) {
  /**
   * Returns the difference between the cells that both runs have, or between the one chosen cell of
   * each.
   *
   * @param filter filter of the samples; one other than the usual needs the recordings
   * @param filtered whether the filter differs from the usual one
   * @param cells the chosen cells of the first run, by id or a part of it; empty for all
   * @param otherCell the cell of the second run; null for the cells that both have
   * @throws UserException when there is nothing to compare
   */
  public RunDifference difference(
      Filter filter, boolean filtered, List<String> cells, String otherCell) {
    List<String> chosen = before.cells("--cell", cells);
    boolean common = otherCell == null;
    List<String> there = common ? both(chosen) : after.cells("--other-cell", List.of(otherCell));
    List<String> here = common ? there : chosen;
    if (!common && here.size() + there.size() > 2) {
      throw UserException.badInput(
          ("--other-cell compares exactly one cell with one; --cell chooses %s; --other-cell"
                  + " chooses %s")
              .formatted(String.join(", ", here), String.join(", ", there)));
    }
    RunHotspots one = before.hotspots(filter, filtered, here);
    RunHotspots other = after.hotspots(filter, filtered, there);
    List<String> names = ComparedPaths.names(List.of(before.path(), after.path()));
    RunDifference.ComparedRun from = new RunDifference.ComparedRun(names.get(0), one);
    RunDifference.ComparedRun to = new RunDifference.ComparedRun(names.get(1), other);
    RunDifference difference =
        common ? RunDifference.common(from, to) : RunDifference.first(from, to);
    if (difference.none()) {
      throw none("no cell that both runs have keeps a sample after the filter; widen the filter");
    }
    return difference;
  }

  private List<String> both(List<String> chosen) {
    List<String> others = after.cells("", List.of());
    List<String> both = chosen.stream().filter(others::contains).toList();
    if (both.isEmpty()) {
      throw none(
          ("no cell was profiled in both: %s has %s; %s has %s; choose one of each with --cell and"
                  + " --other-cell")
              .formatted(
                  before.path(),
                  String.join(", ", chosen),
                  after.path(),
                  String.join(", ", others)));
    }
    return both;
  }

  private static UserException none(String why) {
    return new UserException(ExitCode.NO_BASELINE, List.of(why));
  }

  /** Returns what makes every comparison of these runs doubtful. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    findings.add(Finding.unnamed(FindingKind.RUNS_NOT_SIDE_BY_SIDE));
    RunConditions.of(before.header()).differences(RunConditions.of(after.header())).stream()
        .filter(ConditionDifference::known)
        .forEach(
            differs -> {
              switch (differs.condition()) {
                case MACHINE ->
                    findings.add(
                        Finding.unnamed(
                            FindingKind.DIFFERENT_MACHINES,
                            differs.then().get(0),
                            differs.now().get(0)));
                case PAYLOAD ->
                    findings.add(
                        Finding.unnamed(FindingKind.DIFFERENT_PAYLOADS, differs.subject()));
                default -> {}
              }
            });
    return findings;
  }
}
