package io.accbench.cli;

import io.accbench.app.run.ProgressView;
import io.accbench.app.run.RunState;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * Whole lines for a log that is read later, or by a CI server that ends silent jobs: the plan, what
 * happens, and the status once a minute. In GitHub's log they are one group.
 */
final class PlainProgress implements ProgressView {
  private static final long STATUS_NANOS = 60_000_000_000L;

  /** The time between two looks at the clock, s: a status is late by no more. */
  private static final int PERIOD = 5;

  private final PrintWriter err;
  private final LongSupplier nanoTime;
  private long last;
  private boolean grouped;

  /**
   * @param nanoTime the clock, as {@link System#nanoTime}
   */
  PlainProgress(PrintWriter err, LongSupplier nanoTime) {
    this.err = err;
    this.nanoTime = nanoTime;
    this.last = nanoTime.getAsLong();
  }

  @Override
  public void begin(String plan) {
    end();
    if (err instanceof GithubLog) {
      GithubLog.commands("::group::accbench: " + plan + "\n", err);
      grouped = true;
    } else {
      event(plan);
    }
    last = nanoTime.getAsLong();
  }

  @Override
  public void event(String line) {
    err.println("accbench: " + line);
    err.flush();
  }

  @Override
  public void failure(String line) {
    event(line);
  }

  @Override
  public void status(RunState state) {
    if (nanoTime.getAsLong() - last >= STATUS_NANOS) {
      event(state.line());
      last = nanoTime.getAsLong();
    }
  }

  @Override
  public int period() {
    return PERIOD;
  }

  @Override
  public void end() {
    if (grouped) {
      GithubLog.commands("::endgroup::\n", err);
      grouped = false;
    }
  }
}
