package io.accbench.report.text;

import io.accbench.model.Cause;
import io.accbench.model.Cause.Share;
import io.accbench.model.CellOutcome;
import io.accbench.model.Obstacle;

/** Describes obstacles and their causes in words. */
public final class ObstacleText {
  private ObstacleText() {}

  /** Returns {@code not supported: 2 of 3 properties not reachable: IllegalAccessException: …}. */
  public static String of(Obstacle obstacle) {
    return labelled(obstacle, cause(obstacle.cause()));
  }

  /** Returns an obstacle for one line: without the exception, and without a share that is all. */
  public static String brief(Obstacle obstacle) {
    Cause cause = obstacle.cause();
    Share share = cause.share();
    boolean all = share != null && share.concerned() == share.all();
    String message = cause.message().isEmpty() ? cause.exception() : cause.message();
    return labelled(obstacle, (all ? "" : share(share)) + message);
  }

  /** Returns a cause with all that is known of it but the stack trace. */
  public static String cause(Cause cause) {
    return share(cause.share()) + cause.thrown();
  }

  /** Returns why a cell has no score, in the words of an exception where one was thrown. */
  public static String why(CellOutcome outcome) {
    return outcome instanceof CellOutcome.NotRun
        ? "the run ended before its first fork"
        : outcome.cause().thrown();
  }

  private static String labelled(Obstacle obstacle, String cause) {
    return obstacle.label() + (cause.isEmpty() ? "" : ": " + cause);
  }

  private static String share(Share share) {
    if (share == null) {
      return "";
    }
    String not =
        switch (share.part()) {
          case PROPERTY -> "properties not reachable: ";
          case TYPE -> "types not constructible: ";
        };
    return share.concerned() + " of " + share.all() + " " + not;
  }
}
