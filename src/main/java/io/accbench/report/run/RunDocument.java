package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.report.document.Document;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.hotspot.GainDocument;
import io.accbench.report.hotspot.HotspotSection;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.text.Csv;
import io.accbench.report.text.Text;
import java.util.List;
import java.util.function.Function;

/**
 * A run for readers and programs: the answer first, then what it rests on. Its document is made
 * once, when the first format needs it.
 */
public final class RunDocument implements Product {
  /** The sections in the order in which they are read. */
  private static final List<Function<RunContent, Section>> SECTIONS =
      List.of(
          AnswerSection::of,
          PollutionSection::of,
          ShiftSection::of,
          RatioSection::of,
          run -> GainDocument.section(run.analysis()),
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

  private final Analysis analysis;
  private Document document;

  public RunDocument(Analysis analysis) {
    this.analysis = analysis;
  }

  @Override
  public Document document() {
    if (document == null) {
      RunContent run = new RunContent(analysis);
      document =
          new Document(
              "accbench: profile " + Text.plain(analysis.header().start().profile()),
              Question.of(run),
              SECTIONS.stream().map(section -> section.apply(run)).toList());
    }
    return document;
  }

  @Override
  public void csv(Csv csv) {
    RatiosCsv.write(analysis, csv);
  }

  @Override
  public Object json() {
    return RunJson.of(analysis);
  }
}
