package io.accbench.report.html.page;

import java.util.List;

/**
 * A section of a page.
 *
 * @param id its name in links, unique in the page
 * @param title a word or a few
 * @param reading how to read it, in a sentence or two; may be empty
 * @param blocks what it holds
 */
public record PageSection(String id, String title, String reading, List<PageBlock> blocks) {
  /** Returns whether a filter by words may hide some of its blocks. */
  public boolean filterable() {
    return blocks.stream().filter(PageBlock.Plot.class::isInstance).count() > 1;
  }
}
