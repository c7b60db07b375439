package io.accbench.report.html;

import io.accbench.analysis.Analysis;
import io.accbench.model.Header;
import io.accbench.report.html.page.Page;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.html.page.PageWriter;
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

  private final List<PageBlock> blocks = new ArrayList<>();

  /**
   * Adds a run.
   *
   * @param name the run's name, and the folder of its page
   * @param page relative path of its page
   */
  public void add(String name, String page, Analysis analysis) {
    Header header = analysis.header();
    blocks.add(new PageBlock.Links("", List.of(new PageBlock.Link(page, name))));
    List<PageBlock.Fact> facts = new ArrayList<>();
    facts.add(new PageBlock.Fact("Date", Text.plain(header.start().time())));
    facts.add(new PageBlock.Fact("Machine", header.machine().words()));
    blocks.add(new PageBlock.Facts(facts));
    List<String> lines = Summary.lines(analysis);
    blocks.add(new PageBlock.Bullets("", lines.subList(0, Math.min(LINES, lines.size()))));
  }

  /** Returns whether a page is such an index. */
  public static boolean isOne(String html) {
    return html.contains("<title>" + TITLE + "</title>");
  }

  /** Writes the index; flushes {@code out} but leaves it open. */
  public void write(Writer out) throws IOException {
    List<PageSection> sections = List.of(new PageSection("runs", "Runs", "", blocks));
    PageWriter.write(new Page(TITLE, "", sections), out);
  }
}
