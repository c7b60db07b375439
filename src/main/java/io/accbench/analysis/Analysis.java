package io.accbench.analysis;

import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.End;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import java.util.List;

/**
 * The analysis of a journal, from which every report is written.
 *
 * @param header the journal's header
 * @param launches every launch, in the journal's order
 * @param end the journal's end, or null when the run was interrupted
 * @param groups one for each block, in the plan's order
 * @param startUps start-up compared with steady state, where both were measured
 * @param findings every finding: cells whose numbers must not be used, then the header's and those
 *     that the numbers raise
 * @param overheads the cost of measuring, one for each JVM
 * @param forks each fork that measured, as the sample that it became
 * @param profiledForks every profiling fork, in the journal's order
 */
public record Analysis(
    Header header,
    List<Launch> launches,
    End end,
    List<Group> groups,
    List<StartUp> startUps,
    List<Finding> findings,
    List<Overhead> overheads,
    List<ForkSample> forks,
    List<ProfiledFork> profiledForks) {

  /** Creates an analysis without the single forks and without profiling. */
  public Analysis(
      Header header,
      List<Launch> launches,
      End end,
      List<Group> groups,
      List<StartUp> startUps,
      List<Finding> findings,
      List<Overhead> overheads) {
    this(header, launches, end, groups, startUps, findings, overheads, List.of(), List.of());
  }

  /**
   * The seconds of a launch that were neither warm-up nor measurement.
   *
   * @param jvm the JVM's label
   * @param medianSeconds over its successful launches
   * @param launches their number
   * @param warmUp the share of warm-up iterations in the time of all launches in steady state, 0 to
   *     1; NaN without any
   * @param measurement the share of measured iterations in the same time
   * @param polluted whether the launches polluted their JVM first, since none was clean
   */
  public record Overhead(
      String jvm,
      double medianSeconds,
      int launches,
      double warmUp,
      double measurement,
      boolean polluted) {}
}
