package io.accbench.report.html;

import io.accbench.analysis.RepeatedRow;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.ratio.PublishedTable;
import java.util.List;
import java.util.Optional;

/** The results of a published study beside those that were measured here. */
public final class PublishedSection implements RunSection {
  @Override
  public Optional<PageSection> of(RunContent run) {
    List<RepeatedRow> all = RepeatedRow.ofRun(run.analysis().header(), run.analysis().groups());
    List<RepeatedRow> measured = all.stream().filter(each -> each.row() != null).toList();
    String reading =
        "The upper bar is the published ratio with its error, the lower one what was measured here"
            + " with its 99 % interval. Right of 1 is faster than the baseline.";
    return measured.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PageSection(
                "published",
                "Published and measured",
                reading,
                List.of(
                    new PageBlock.Plot(
                        "Published and measured",
                        "",
                        new PublishedPlot(measured, "published-0").drawing(),
                        List.of(new PageBlock.Numbers(PublishedTable.of(run.analysis())))))));
  }
}
