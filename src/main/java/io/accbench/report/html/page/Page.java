package io.accbench.report.html.page;

import gg.jte.Content;
import java.util.List;

/**
 * A page in HTML that needs no other file, and no script to be read.
 *
 * @param title the page's name
 * @param lead a line below it; may be empty
 * @param sections the parts of the page, in order
 */
public record Page(String title, String lead, List<PageSection> sections) {
  /** Returns the look of the page. */
  public Content style() {
    return PageAsset.STYLE;
  }

  /** Returns the script that adds filter, sort and theme. */
  public Content script() {
    return PageAsset.SCRIPT;
  }

  /**
   * Returns the policy that stands in the page: nothing is loaded, and only the page's own style
   * and script count.
   */
  public String policy() {
    return "default-src 'none'; script-src '%s'; style-src '%s'; base-uri 'none'; form-action 'none'"
        .formatted(PageAsset.SCRIPT.hash(), PageAsset.STYLE.hash());
  }
}
