package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.report.document.Document;
import io.accbench.report.document.Section;
import io.accbench.report.hotspot.HotspotSection;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.text.Text;
import java.util.List;
import java.util.function.Function;

/** The document of a run: the answer first, then what it rests on. */
public final class RunDocument {
  /** The sections in the order in which they are read. */
  private static final List<Function<RunContent, Section>> SECTIONS =
      List.of(
          AnswerSection::of,
          RatioSection::of,
          ForkSection::of,
          IterationSection::of,
          StartUpSection::of,
          MatrixSection::of,
          OtherBlocksSection::of,
          run -> HotspotSection.of(RunHotspots.of(run.analysis())),
          ProfilerSection::of,
          PublishedSection::of,
          UndecidedSection::of,
          FindingSection::of,
          LegendSection::of,
          ConditionsSection::of,
          CostSection::of);

  private RunDocument() {}

  /** Returns the document of a run. */
  public static Document of(Analysis analysis) {
    RunContent run = new RunContent(analysis);
    return new Document(
        "accbench: profile " + Text.plain(analysis.header().start().profile()),
        Question.of(run),
        SECTIONS.stream().map(section -> section.apply(run)).toList());
  }
}
