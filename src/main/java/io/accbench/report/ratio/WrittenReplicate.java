package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.ReplicatedRow;
import io.accbench.stats.Estimate;
import io.accbench.stats.RandomEffects;
import java.util.List;

/**
 * A row that several machines measured, for programs.
 *
 * @param cell the row's cell
 * @param ratios the ratio that each of them found
 * @param combined the ratio over all of them
 * @param between the standard deviation of the logarithms of the true ratios
 * @param heterogeneity I², from 0 to 1
 * @param homogeneous the p-value of the hypothesis that the true ratios are the same
 */
public record WrittenReplicate(
    String cell,
    List<Estimate> ratios,
    Estimate combined,
    double between,
    double heterogeneity,
    double homogeneous) {
  public static List<WrittenReplicate> of(Analysis analysis) {
    return analysis.replicates().stream().map(WrittenReplicate::of).toList();
  }

  private static WrittenReplicate of(ReplicatedRow row) {
    RandomEffects combined = row.combined();
    return new WrittenReplicate(
        row.planned().cell().id(),
        row.ratios().stream().map(each -> each.ratio().value()).toList(),
        combined.mean().exp(),
        combined.between(),
        combined.heterogeneity(),
        combined.homogeneous());
  }
}
