package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.Row;
import io.accbench.analysis.StartUp;
import io.accbench.model.Header;
import io.accbench.report.hotspot.HotspotSection;
import io.accbench.report.ratio.ExecutedCode;
import io.accbench.report.ratio.Findings;
import io.accbench.report.ratio.Floors;
import io.accbench.report.ratio.Legend;
import io.accbench.report.ratio.LibraryTables;
import io.accbench.report.ratio.ProfilerText;
import io.accbench.report.ratio.PublishedTable;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.ratio.ReplicateTable;
import io.accbench.report.ratio.ReversedVerdicts;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.ratio.RunMetadata;
import io.accbench.report.ratio.StartUpTable;
import io.accbench.report.ratio.Summary;
import io.accbench.report.ratio.SummaryTable;
import io.accbench.report.ratio.Undecided;
import io.accbench.report.text.MarkdownText;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes the report for readers: what was run, the tables, the findings, and how to repeat it. */
public final class Markdown implements ReportWriter {
  /** The largest number of places of one finding; the others are in report.json. Arbitrary. */
  private static final int PLACES = 12;

  @Override
  public String format() {
    return "markdown";
  }

  @Override
  public String fileName() {
    return "report.md";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    Header header = analysis.header();
    out.write("# accbench: profile " + MarkdownText.escape(header.start().profile()) + "\n\n");
    if (analysis.end() == null) {
      out.write("**" + MarkdownText.escape(RunMetadata.incomplete(analysis.header())) + "**\n\n");
    }
    inShort(analysis, out);
    out.write(MarkdownText.fenced(Text.plain(header.start().command())));
    results(analysis, out);
    out.write("## How to read it\n\n" + MarkdownText.list(Legend.lines()));
    executed(analysis, out);
    out.write("## What took part\n\n");
    out.write(MarkdownText.table(RunMetadata.run(analysis)));
    out.write(MarkdownText.table(RunMetadata.fixtures(header)));
    if (header.merged()) {
      out.write(MarkdownText.table(RunMetadata.shards(header)));
    }
    out.write(MarkdownText.table(RunMetadata.files(header)));
    out.write("## Cost of measuring\n\n" + MarkdownText.list(RunMetadata.costs(analysis)));
    out.write("accbench " + MarkdownText.escape(header.start().accbench()) + "\n");
    out.flush();
  }

  private static void inShort(Analysis analysis, Writer out) throws IOException {
    List<String> lines = Summary.lines(analysis);
    if (!lines.isEmpty()) {
      out.write("## In short\n\n" + MarkdownText.list(lines));
    }
    List<String> flips = ReversedVerdicts.lines(analysis);
    if (!flips.isEmpty()) {
      out.write("## What changes the verdict\n\n" + MarkdownText.list(flips));
    }
  }

  private static void results(Analysis analysis, Writer out) throws IOException {
    out.write("## Results\n\n");
    out.write(MarkdownText.table(SummaryTable.of(analysis)));
    for (Group group : analysis.groups()) {
      if (!Floors.is(group)) {
        out.write(MarkdownText.table(RatioTable.of(group, analysis)));
        out.write(MarkdownText.folded("In words, and how to repeat it", words(group, analysis)));
      }
    }
    for (StartUp startUp : analysis.startUps()) {
      out.write(MarkdownText.table(StartUpTable.of(startUp)));
    }
    out.write(MarkdownText.list(Floors.lines(analysis)));
    out.write(MarkdownText.table(ReplicateTable.of(analysis)));
    out.write(MarkdownText.table(PublishedTable.of(analysis)));
    out.write(HotspotSection.of(analysis));
    profilers(analysis, out);
    List<String> undecided = new Undecided(analysis).lines();
    if (!undecided.isEmpty()) {
      out.write("## Undecided\n\n" + MarkdownText.list(undecided));
    }
    List<String> findings = Findings.lines(analysis, PLACES);
    out.write("## Findings\n\n");
    out.write(findings.isEmpty() ? "None.\n\n" : MarkdownText.list(findings));
  }

  private static void profilers(Analysis analysis, Writer out) throws IOException {
    List<ProfilerText> texts = ProfilerText.of(analysis);
    if (!texts.isEmpty()) {
      out.write("## What profilers wrote\n\n");
    }
    for (ProfilerText text : texts) {
      out.write(MarkdownText.folded(text.title(), MarkdownText.fenced(text.text())));
    }
  }

  /** Returns each row's sentence, and below all of them the command that measures the table. */
  private static String words(Group group, Analysis analysis) {
    StringBuilder words = new StringBuilder();
    for (Row row : group.rows()) {
      if (!group.isBaseline(row) && row.measured()) {
        words.append(MarkdownText.escape(new RowSentence(analysis, group, row).text()));
        words.append("\n\n");
      }
    }
    String command = Repeat.command(analysis.header(), group.block());
    return words + (command.isEmpty() ? "" : MarkdownText.fenced(Text.plain(command)));
  }

  /** Writes the proof that each strategy was running; folded, since it is long. */
  private static void executed(Analysis analysis, Writer out) throws IOException {
    ExecutedCode executed = new ExecutedCode(analysis);
    out.write("## What executed\n\n");
    out.write(MarkdownText.table(executed.jvms(analysis.header().jvms())));
    if (!analysis.header().subjects().proofs().isEmpty()) {
      LibraryTables libraries = new LibraryTables(analysis.header());
      out.write(MarkdownText.table(libraries.stacks()));
      out.write(
          MarkdownText.folded(
              "What executes each property, as the library built it",
              MarkdownText.table(libraries.executions())));
      return;
    }
    out.write(
        MarkdownText.folded(
            "The classes of each strategy's accessors, as its forks found them",
            MarkdownText.table(executed.strategies())));
  }
}
