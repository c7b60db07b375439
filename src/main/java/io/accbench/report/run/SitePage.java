package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.model.Header;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.PageFormat;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.Summary;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** The index over the pages of many runs. */
public final class SitePage {
  /** The lines of a run's answer that the index repeats. Arbitrary. */
  private static final int LINES = 4;

  private static final String TITLE = "accbench: runs";

  private final List<Element> blocks = new ArrayList<>();

  /**
   * Adds a run.
   *
   * @param name the run's name, and the folder of its page
   * @param page relative path of its page
   */
  public void add(String name, String page, Analysis analysis) {
    Header header = analysis.header();
    blocks.add(new Element.Links("", List.of(new Element.Link(page, name))));
    List<Element.Fact> facts = new ArrayList<>();
    facts.add(new Element.Fact("Date", Text.plain(header.start().time())));
    if (header.machine() != null) {
      facts.add(new Element.Fact("Machine", header.machine().words()));
    }
    blocks.add(new Element.FactList(facts));
    List<String> lines = Summary.lines(analysis);
    blocks.add(new Element.Bullets("", lines.subList(0, Math.min(LINES, lines.size()))));
  }

  /** Returns whether a page is such an index. */
  public static boolean isOne(String html) {
    return html.contains("<title>" + TITLE + "</title>");
  }

  /** Writes the index; flushes {@code out} but leaves it open. */
  public void write(Writer out) throws IOException {
    List<Section> sections = List.of(new Section("runs", "Runs", "", blocks));
    new PageFormat().write(new Document(TITLE, "", sections), out);
  }
}
