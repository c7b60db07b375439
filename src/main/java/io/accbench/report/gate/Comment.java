package io.accbench.report.gate;

import io.accbench.gate.Decision;

/**
 * Writes the Markdown of a comment on a pull request; its first line lets a bot find and replace
 * it.
 */
public final class Comment implements DecisionWriter {
  /**
   * The largest size in bytes. GitHub takes 65,536 characters, and a text never has fewer bytes
   * than characters.
   */
  private static final int MOST_BYTES = 64 * 1024;

  private static final String MARK = "<!-- accbench gate -->\n";

  @Override
  public String name() {
    return "comment";
  }

  @Override
  public String file() {
    return "gate-comment.md";
  }

  @Override
  public String write(Decision decision) {
    return MARK + new DecisionMarkdown(decision, MOST_BYTES - MARK.length()).text();
  }
}
