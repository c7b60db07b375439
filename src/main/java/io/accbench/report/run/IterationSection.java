package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.text.Figure;
import java.util.ArrayList;
import java.util.List;

/** The iterations of every fork, so that a reader sees whether it was steady. */
final class IterationSection {
  /** The most forks that are drawn; of larger runs the first blocks only. Arbitrary: 2 MB. */
  private static final int MOST = 4_000;

  /**
   * The most forks in which changes of level are searched for, which takes a millisecond each; of
   * larger runs the first blocks only. Arbitrary: the page is to be written in a second.
   */
  private static final int SEARCHED = 400;

  private IterationSection() {}

  static Section of(RunContent run) {
    List<Element> plots = new ArrayList<>();
    int forks = 0;
    int searched = 0;
    int all = run.shown().stream().mapToInt(group -> IterationPlot.forks(run, group)).sum();
    for (Group group : run.shown()) {
      int own = IterationPlot.forks(run, group);
      if (own > 0 && forks + own <= MOST) {
        String id = "iterations-" + plots.size();
        plots.add(new IterationPlot(run, group, id, forks + own <= SEARCHED).element());
        forks += own;
        searched = forks <= SEARCHED ? forks : searched;
      }
    }
    if (searched < forks) {
      plots.add(
          new Element.Paragraph(
              "Changes of level are searched for and marked in the first %s only."
                  .formatted(Figure.count(searched, "fork"))));
    }
    if (forks < all) {
      plots.add(
          new Element.Paragraph(
              "%s of %s are drawn; samples.csv has all."
                  .formatted(Figure.count(forks, "fork"), Figure.count(all, "fork"))));
    }
    return new Section("iterations", "Iterations", run.reading(reading()), Detail.FULL, plots);
  }

  private static String reading() {
    return "Each small picture is a fork, its iterations from left to right, lower is faster."
        + " Warm-up is pale, what counts is dark. The height is logarithmic, from 0.7 to 3"
        + " times the median fork; what lies beyond is cut at the edge. A tick below marks"
        + " where the level changed, a dot above a garbage collection. The thin line is the"
        + " control workload (ruler): if it moves with the iterations, the machine did it.";
  }
}
