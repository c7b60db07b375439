package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.model.Header;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.PageFormat;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.ratio.Summary;
import io.accbench.report.text.Figure;
import io.accbench.report.text.JvmText;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The front page over the pages of many runs. */
public final class SitePage {
  /** The lines of a run's answer that the page repeats. Arbitrary. */
  private static final int LINES = 4;

  private static final String TITLE = "accbench: runs";

  private final List<Section> sections = new ArrayList<>();

  /**
   * Adds a run: its answer in a few lines, the drawing of its first table, and what both rest on.
   *
   * @param title the question of the study, or the run's name
   * @param page relative path of its page
   */
  public void add(String title, String page, Analysis analysis) {
    RunContent run = new RunContent(analysis);
    String id = "run-" + sections.size();
    List<Element> elements = new ArrayList<>();
    List<String> lines = Summary.lines(analysis);
    elements.add(new Element.Bullets("", lines.subList(0, Math.min(LINES, lines.size()))));
    run.shown().stream()
        .findFirst()
        .ifPresent(
            group ->
                elements.add(
                    new Element.Plot(
                        CellLabel.of(group.block()),
                        RatioTable.of(group, analysis).subtitle(),
                        () -> new RatioPlot(run, group, "ratio-" + id).drawing().svg(),
                        List.of())));
    elements.add(facts(analysis));
    elements.add(new Element.Links("", List.of(new Element.Link(page, "All that it measured"))));
    sections.add(new Section(id, title, Question.of(run), elements));
  }

  private static Element facts(Analysis analysis) {
    Header header = analysis.header();
    List<Element.Fact> facts = new ArrayList<>();
    facts.add(new Element.Fact("Date", Text.plain(header.start().time())));
    facts.add(
        new Element.Fact(
            "Rests on", Figure.count(analysis.forks().size(), "fork") + " that count"));
    facts.add(
        new Element.Fact(
            "JVM", header.jvms().stream().map(JvmText::of).collect(Collectors.joining("; "))));
    if (header.machine() != null) {
      facts.add(new Element.Fact("Machine", header.machine().words()));
    }
    return new Element.FactList(facts);
  }

  /** Returns whether a page is such a front page. */
  public static boolean isOne(String html) {
    return html.contains("<title>" + TITLE + "</title>");
  }

  /** Writes the page; flushes {@code out} but leaves it open. */
  public void write(Writer out) throws IOException {
    new PageFormat().write(new Document(TITLE, "", sections), out);
  }
}
