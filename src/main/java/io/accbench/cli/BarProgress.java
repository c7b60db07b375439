package io.accbench.cli;

import io.accbench.app.run.ProgressView;
import io.accbench.app.run.RunState;
import io.accbench.report.document.TerminalFormat;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;

/** One line of a terminal that is drawn again and again, with the lines that stay above it. */
final class BarProgress implements ProgressView {
  private final PrintWriter err;
  private final PrintStream console;
  private final int width;
  private String drawn = "";

  /**
   * @param err takes the lines that stay
   * @param console takes the bar, and what erases it: the same terminal
   * @param width columns of the terminal, at least 2; the last one stays free, since a full line
   *     wraps
   */
  BarProgress(PrintWriter err, PrintStream console, int width) {
    this.err = err;
    this.console = console;
    this.width = width - 1;
  }

  @Override
  public void begin(String plan) {
    event(plan);
  }

  @Override
  public void event(String line) {
    String bar = drawn;
    draw("");
    err.println("accbench: " + line);
    err.flush();
    draw(bar);
  }

  @Override
  public void ratios(RunState.Shown shown) {
    if (shown.table() == null) {
      shown.decided().forEach(this::event);
      return;
    }
    String bar = drawn;
    draw("");
    err.println();
    try {
      new TerminalFormat(width, false).table(shown.table(), err);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a print writer throws none
    }
    err.println();
    err.flush();
    draw(bar);
  }

  @Override
  public void failure(String line) {
    event(line);
  }

  @Override
  public void status(RunState state) {
    draw(state.bar(width));
  }

  private void draw(String bar) {
    if (!drawn.equals(bar)) {
      console.print("\r" + bar + " ".repeat(Math.max(0, drawn.length() - bar.length())) + "\r");
      console.print(bar);
      console.flush();
      drawn = bar;
    }
  }

  @Override
  public int period() {
    return 1;
  }

  @Override
  public void end() {
    draw("");
  }
}
