package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The front page over the pages of many runs, and the pages of what was written about them. */
public final class SitePage {
  /** The lines of a run's answer that the page repeats. Arbitrary. */
  private static final int LINES = 4;

  private static final String TITLE = "accbench: runs";

  private final List<Section> sections = new ArrayList<>();

  /** Begins the page with what was written about all runs. */
  public void begin(Readme readme) {
    sections.add(new Section(Section.ANSWER, "Answer", "", List.of(readme.body())));
  }

  /**
   * Adds a study: what it found, the drawing of its first run, and what that rests on.
   *
   * @param readme what was written about it; without a paragraph the first run answers
   * @param first the analysis of its first run
   * @param pages the pages of the study
   */
  public void add(Readme readme, Analysis first, List<Element.Link> pages) {
    RunContent run = new RunContent(first);
    String id = "study-" + sections.size();
    Optional<Element> answer = readme.answer();
    List<String> lines = Summary.lines(first);
    List<Element> elements = new ArrayList<>();
    elements.add(
        answer.orElseGet(
            () -> new Element.Bullets("", lines.subList(0, Math.min(LINES, lines.size())))));
    mostTelling(run)
        .ifPresent(
            group ->
                elements.add(
                    new Element.Plot(
                        CellLabel.of(group.block()),
                        RatioTable.of(group, first).subtitle(),
                        () -> new RatioPlot(run, group, "ratio-" + id).drawing().svg(),
                        List.of())));
    elements.add(facts(first));
    elements.add(new Element.Links("", pages));
    sections.add(
        new Section(id, readme.title(), answer.isEmpty() ? Question.of(run) : "", elements));
  }

  /** Returns the group with the largest ratio of time that is shown, or the first of all. */
  private static Optional<Group> mostTelling(RunContent run) {
    return run.shown().stream()
        .max(
            Comparator.comparingDouble(
                group ->
                    group.rows().stream()
                        .filter(row -> row.ratio() != null && row.ratio().shown())
                        .mapToDouble(row -> Math.abs(Math.log(row.ratio().value().center())))
                        .max()
                        .orElse(0)));
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

  /**
   * Writes the page of what was written about a study.
   *
   * @param front relative path of the front page
   * @param out flushed, but left open
   */
  public static void write(Readme readme, String front, Writer out) throws IOException {
    Element back = new Element.Links("", List.of(new Element.Link(front, "All studies")));
    Section all = new Section(Section.ANSWER, "Answer", "", List.of(readme.body(), back));
    new PageFormat().write(new Document(readme.title(), "", List.of(all)), out);
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
