package io.accbench.report.run;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Floors;
import io.accbench.report.ratio.RunMetadata;
import java.util.ArrayList;
import java.util.List;

/** What a launch costs beyond what it measures, and the least time that the machine can show. */
final class CostSection {
  private CostSection() {}

  static Section of(RunContent run) {
    List<String> costs = new ArrayList<>(Floors.lines(run.analysis()));
    costs.addAll(RunMetadata.costs(run.analysis()));
    List<Element> elements = costs.isEmpty() ? List.of() : List.of(new Element.Bullets("", costs));
    return new Section("cost", "Cost of measuring", "", elements);
  }
}
