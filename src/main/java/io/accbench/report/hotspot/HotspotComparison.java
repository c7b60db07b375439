package io.accbench.report.hotspot;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.OperationTimes;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.UserException;
import java.util.List;

/** Compares hotspots, or says in words why they cannot be compared. */
public final class HotspotComparison {
  private HotspotComparison() {}

  /**
   * Returns the difference in shares, or in time where the scores are known.
   *
   * @param scores null when unknown
   * @param force whether to compare recordings that differ in JDK, sampler or collector, too
   * @throws UserException when the two cannot be compared
   */
  public static Difference difference(
      Hotspots before, Hotspots after, OperationTimes scores, boolean force) {
    List<Finding> missing = Difference.withoutSamples(before, after);
    if (!missing.isEmpty()) {
      throw UserException.badInput(HotspotFindings.sentences(missing));
    }
    List<Finding> obstacles = Difference.obstacles(before, after);
    if (!obstacles.isEmpty() && !force) {
      String sampler =
          before.sampler().equals(after.sampler())
              ? ""
              : "; --event jdk.ExecutionSample takes one that all JDKs have";
      throw new UserException(
          ExitCode.NO_BASELINE,
          HotspotFindings.sentences(obstacles).stream()
              .map(each -> each + sampler + "; --force compares them all the same")
              .toList());
    }
    return Difference.of(before, after, scores);
  }

  /** Returns why two sides cannot be compared, without advice; empty when they can. */
  static List<String> obstacles(Hotspots before, Hotspots after) {
    List<Finding> missing = Difference.withoutSamples(before, after);
    return HotspotFindings.sentences(
        missing.isEmpty() ? Difference.obstacles(before, after) : missing);
  }
}
