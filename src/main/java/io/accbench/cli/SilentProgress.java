package io.accbench.cli;

import io.accbench.app.run.ProgressView;
import io.accbench.app.run.RunState;
import java.io.PrintWriter;

/** A view of nothing but failures. */
final class SilentProgress implements ProgressView {
  private final PrintWriter err;

  SilentProgress(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void begin(String plan) {}

  @Override
  public void event(String line) {}

  @Override
  public void failure(String line) {
    err.println("accbench: " + line);
    err.flush();
  }

  @Override
  public void status(RunState state) {}

  @Override
  public int period() {
    return 0;
  }

  @Override
  public void end() {}
}
