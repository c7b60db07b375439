package io.accbench.report;

import io.accbench.gate.Decision;

/** The Markdown that a workflow's page shows under its jobs ({@code $GITHUB_STEP_SUMMARY}). */
public final class StepSummary implements DecisionWriter {
  /** Bytes of a step's summary in UTF-8; GitHub drops one that is longer, whole. */
  public static final int MOST_BYTES = 1024 * 1024 - 1;

  private final int bytes;

  public StepSummary() {
    this(MOST_BYTES);
  }

  /**
   * A summary for a place that holds something already.
   *
   * @param bytes that are left; where not even the verdict fits, nothing is written
   */
  public StepSummary(int bytes) {
    this.bytes = bytes;
  }

  @Override
  public String name() {
    return "summary";
  }

  @Override
  public String file() {
    return "gate-summary.md";
  }

  @Override
  public String write(Decision decision) {
    return new DecisionMarkdown(decision, bytes).text();
  }
}
