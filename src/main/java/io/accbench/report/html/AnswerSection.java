package io.accbench.report.html;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Findings;
import io.accbench.report.ratio.ReversedVerdicts;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.ratio.RunMetadata;
import io.accbench.report.ratio.Summary;
import io.accbench.report.ratio.Undecided;
import io.accbench.report.text.Counts;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first screen: the answer, the weakest evidence, and what was measured where. */
public final class AnswerSection implements RunSection {
  /** The most findings on the first screen; the others have their own section. Arbitrary. */
  private static final int DOUBTS = 3;

  private record Place(Group group, Row row) {
    double ratio() {
      return row.ratio().value().center();
    }

    String sentence(Analysis analysis) {
      String where = CellLabel.of(group.block());
      return where + ": " + new RowSentence(analysis, group, row).text();
    }
  }

  @Override
  public Optional<PageSection> of(RunContent run) {
    Analysis analysis = run.analysis();
    List<PageBlock> blocks = new ArrayList<>();
    if (analysis.end() == null) {
      blocks.add(new PageBlock.Paragraph(RunMetadata.incomplete(analysis.header())));
    }
    blocks.add(new VerdictTally(run.groups()).block());
    if (run.shortened()) {
      blocks.add(new PageBlock.Paragraph(shortened(run)));
    }
    list(blocks, "Best and worst", bestAndWorst(run));
    list(blocks, "The answer", Summary.lines(analysis));
    list(
        blocks,
        "What changes the verdict",
        ShortenedList.of(ReversedVerdicts.lines(analysis), "report.md"));
    list(blocks, "The weakest evidence", weakest(analysis));
    blocks.add(RunFacts.of(run));
    if (Text.present(analysis.header().start().command())) {
      blocks.add(new PageBlock.Verbatim(Text.plain(analysis.header().start().command())));
    }
    return Optional.of(new PageSection("answer", "Answer", "", blocks));
  }

  private static String shortened(RunContent run) {
    return "Only "
        + run.blocks()
        + " are shown in full below: those with the largest decided differences, with failed rows"
        + " and with ratios without a verdict. Section Other blocks has a line for each of the"
        + " others; report.md and ratios.csv have every row.";
  }

  private static void list(List<PageBlock> blocks, String title, List<String> lines) {
    if (!lines.isEmpty()) {
      blocks.add(new PageBlock.Bullets(title, lines));
    }
  }

  private static List<String> bestAndWorst(RunContent run) {
    List<Place> shown =
        run.groups().stream()
            .flatMap(group -> group.rows().stream().map(row -> new Place(group, row)))
            .filter(place -> place.row.measured() && !place.row.time().atFloor())
            .filter(place -> place.row.ratio() != null && place.row.ratio().shown())
            .sorted(Comparator.comparingDouble(place -> -place.ratio()))
            .toList();
    if (shown.isEmpty()) {
      return List.of();
    }
    return Stream.of(shown.get(0), shown.get(shown.size() - 1))
        .distinct()
        .map(place -> place.sentence(run.analysis()))
        .toList();
  }

  private static List<String> weakest(Analysis analysis) {
    List<String> lines = new ArrayList<>(new Undecided(analysis).summary());
    List<String> findings = Findings.gravest(analysis, 1);
    lines.addAll(findings.subList(0, Math.min(DOUBTS, findings.size())));
    int left = findings.size() - Math.min(DOUBTS, findings.size());
    if (left > 0) {
      lines.add(Counts.of(left, "more doubt") + " in section Findings");
    }
    return lines;
  }
}
