package io.accbench.report.gate;

import io.accbench.gate.Decision;

/**
 * Writes the Markdown that a workflow's page shows under its jobs ({@code $GITHUB_STEP_SUMMARY}).
 */
public final class StepSummary implements DecisionWriter {
  /** The largest size of a step's summary in UTF-8; GitHub drops a longer one entirely. */
  public static final int MOST_BYTES = 1024 * 1024 - 1;

  private final int bytes;

  public StepSummary() {
    this(MOST_BYTES);
  }

  /**
   * Creates a summary for a place that already holds something.
   *
   * @param bytes number of bytes that are left; where not even the verdict fits, nothing is written
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
