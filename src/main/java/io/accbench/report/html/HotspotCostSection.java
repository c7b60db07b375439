package io.accbench.report.html;

import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.hotspot.RunHotspotReport;
import io.accbench.report.hotspot.RunHotspots;
import java.util.List;
import java.util.Optional;

/**
 * The section of what the differences came out of, where cells were profiled, and where the time
 * goes.
 */
public final class HotspotCostSection implements RunSection {
  @Override
  public Optional<Section> of(RunContent run) {
    List<Element> pictures = RunHotspotReport.pictures(RunHotspots.of(run.analysis()));
    return pictures.isEmpty()
        ? Optional.empty()
        : Optional.of(new Section("hotspots", "Hotspots", RunHotspotReport.READING, pictures));
  }
}
