package io.accbench.cli;

import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Printable;
import io.accbench.model.ProfiledFork;
import io.accbench.run.Progress;
import java.io.PrintWriter;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A progress bar with the current cell and the time left; when not on a terminal, only failures are
 * printed.
 */
final class TerminalProgress implements Progress {
  private final PrintWriter err;
  private final int width;
  private ProgressBar bar;

  /**
   * Creates the progress; {@code width} is the terminal's in columns, or 0 for no terminal and no
   * bar.
   */
  TerminalProgress(PrintWriter err, int width) {
    this.err = err;
    this.width = width;
  }

  @Override
  public void begin(int total) {
    if (bar != null) {
      left(total);
    } else if (width > 0) {
      bar =
          new ProgressBarBuilder()
              .setTaskName("measuring")
              .setInitialMax(total)
              .setStyle(ProgressBarStyle.ASCII)
              .setUnit(" forks", 1)
              .setUpdateIntervalMillis(500)
              .setConsumer(new ConsoleProgressBarConsumer(System.err, width - 1))
              .build();
    } else {
      err.println("accbench: measuring at most " + total + " forks");
    }
  }

  @Override
  public void left(int forks) {
    if (bar != null) {
      bar.maxHint(bar.getCurrent() + forks);
    }
  }

  @Override
  public void launching(PlannedCell planned, int round) {
    if (bar != null) {
      bar.setExtraMessage(" " + Printable.line(words(planned.cell())));
    }
  }

  /**
   * Returns a cell in words, the most distinctive first, since a narrow terminal cuts off the end.
   */
  private static String words(Cell cell) {
    return Stream.of(
            cell.strategy(),
            cell.operation(),
            cell.fixture(),
            cell.stack(),
            cell.axis("member"),
            cell.axis("layout"),
            cell.mode().label(),
            "on",
            cell.jvm())
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  @Override
  public void launched(Launch launch) {
    if (bar != null) {
      bar.step();
    }
    if (launch.failed()) {
      String what =
          launch.toBeRepeated() ? "ended from outside, repeated at its round's end" : "failed";
      err.println(
          "%saccbench: %s: %s: %s"
              .formatted(bar == null ? "" : "\n", what, launch.cell(), launch.cause()));
    }
  }

  @Override
  public void profiling(int most) {
    if (bar == null) {
      err.println("accbench: profiling at most " + most + " forks");
    } else {
      left(most);
    }
  }

  @Override
  public void profiled(ProfiledFork profiled) {
    if (bar != null) {
      bar.step();
    }
    if (profiled.failed()) {
      err.println(
          "%saccbench: not profiled: %s: %s"
              .formatted(bar == null ? "" : "\n", profiled.cell(), profiled.cause()));
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
