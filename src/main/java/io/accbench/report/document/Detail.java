package io.accbench.report.document;

/** How much a format shows, the least first. A section says from which on it is seen. */
public enum Detail {
  /** Tables and a few sentences, as on a terminal. */
  BRIEF,
  /** Everything but drawings and what only they explain, as in Markdown. */
  USUAL,
  /** Everything, as on a page. */
  FULL
}
