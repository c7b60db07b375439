package io.accbench.report.text;

import io.accbench.analysis.fork.RoundTime;
import io.accbench.model.DurationText;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import java.time.Duration;

/** Tells in lines how far a run has come. Whatever names hold, each is one line. */
public final class ProgressText {
  /** The longest name or cause in a line, in characters. Arbitrary: two lines of a terminal. */
  private static final int LONGEST = 160;

  private static final int BAR_WIDTH = 20;

  private static final String PROVISIONAL = "so far, provisional: ";

  /** The width in columns below which a terminal has no room for a bar beside the words. */
  private static final int NO_BAR = 60;

  private ProgressText() {}

  /**
   * Returns a plan with its time: {@code 90 ratios; about 12 min, at most 15 min (--budget)}.
   *
   * @param cells how many cells are measured
   * @param expectedSeconds the expected time without a budget, s
   * @param mostSeconds the time if nothing is decided before the last round, without a budget, s
   * @param status the run before its first round
   */
  public static String plan(
      int cells, double expectedSeconds, double mostSeconds, RunStatus status) {
    Duration budget = status.budget();
    int ratios = status.ratios();
    String what = ratios > 0 ? Figure.count(ratios, "ratio") : Figure.count(cells, "cell");
    String before =
        status.usedSeconds() >= 1 ? "; " + words(status.usedSeconds()) + " used before" : "";
    double limit = budget == null ? Double.POSITIVE_INFINITY : seconds(budget);
    double most = Math.min(limit, mostSeconds);
    String least = words(Math.min(expectedSeconds, most));
    String upper = words(most) + (limit < mostSeconds ? " (--budget)" : "");
    boolean alike = least.equals(words(most));
    return what + "; about " + (alike ? upper : least + ", at most " + upper) + before;
  }

  /**
   * Returns {@code 63 rounds, 41 of 84 ratios decided; 3 min of 6 min (--budget) used, about 3 min
   * left; so far, provisional: unsafe 2.32× (1.9 to 2.8)}.
   */
  public static String status(RunStatus status) {
    String used = words(status.usedSeconds());
    String of = status.budget() == null ? "" : " of " + budget(status.budget());
    String soFar = status.soFar().isEmpty() ? "" : "; " + PROVISIONAL + status.soFar();
    return rounds(status) + "; " + used + of + " used" + left(status) + soFar;
  }

  /**
   * Returns one line for a terminal: a bar, what is decided, the time left, and what is measured.
   * Once that has ratios, they take the place of the bar and the rounds.
   *
   * @param width the longest line, in characters, at least 1
   */
  public static String bar(RunStatus status, int width) {
    if (!status.soFar().isEmpty()) {
      String decided = "%d of %s decided".formatted(status.decided(), ratios(status));
      String line = decided + left(status) + "; " + PROVISIONAL + status.soFar();
      return Text.shortened(line, width);
    }
    String doing = status.doing().isEmpty() ? "" : ": " + status.doing();
    String bar = width < NO_BAR ? "" : bar(share(status)) + " ";
    return Text.shortened(bar + rounds(status) + left(status) + doing, width);
  }

  private static String bar(double share) {
    int done = (int) Math.floor(share * BAR_WIDTH);
    return "[" + "=".repeat(done) + " ".repeat(BAR_WIDTH - done) + "]";
  }

  /** Returns the share of the run's time that has passed, 0 to 1; 0 when that is not known. */
  private static double share(RunStatus status) {
    double all = status.usedSeconds() + status.leftSeconds();
    return all > 0 ? Math.min(1, status.usedSeconds() / all) : 0;
  }

  private static String rounds(RunStatus status) {
    String of = status.plannedRounds() > 0 ? status.rounds() + " of " : "";
    int number = status.plannedRounds() > 0 ? status.plannedRounds() : status.rounds();
    String rounds = of + Figure.count(number, "round");
    return status.ratios() == 0
        ? rounds
        : rounds + ", %d of %s decided".formatted(status.decided(), ratios(status));
  }

  private static String ratios(RunStatus status) {
    return Figure.count(status.ratios(), "ratio");
  }

  /** Returns the time left behind a comma; a run may last a little longer than it was given. */
  private static String left(RunStatus status) {
    if (!Double.isFinite(status.leftSeconds())) {
      return "";
    }
    String cutShort =
        status.cutShort() > 0 ? ", too short for " + Figure.count(status.cutShort(), "table") : "";
    return status.leftSeconds() < 1
        ? ", about to end"
        : ", about " + words(status.leftSeconds()) + " left" + cutShort;
  }

  private static String budget(Duration budget) {
    return DurationText.words(budget) + " (--budget)";
  }

  private static String words(double seconds) {
    return DurationText.words(Duration.ofMillis(Math.round(1000 * Math.max(0, seconds))));
  }

  private static double seconds(Duration duration) {
    return duration.toMillis() / 1000.0;
  }

  /**
   * Returns {@code decided 12 of 84: …}.
   *
   * @param ratio the ratio in words
   */
  public static String decided(int decided, int ratios, String ratio) {
    return "decided %d of %d: %s".formatted(decided, ratios, ratio);
  }

  /** Returns why a launch measured nothing, and whether it is repeated. */
  public static String failed(Launch launch) {
    String what =
        launch.toBeRepeated() ? "ended from outside, repeated at its round's end" : "failed";
    return what + ": " + line(launch.cell()) + ": " + line(launch.outcome().cause());
  }

  /** Returns why a fork was not profiled. */
  public static String failed(ProfiledFork profiled) {
    return "not profiled: " + line(profiled.cell()) + ": " + line(profiled.cause());
  }

  /**
   * Returns {@code about 9 more rounds, 2 min}.
   *
   * @param seconds the time of all of them, s; NaN when that is not known
   */
  public static String moreRounds(int rounds, double seconds) {
    String time = RoundTime.words(seconds);
    return "about " + Figure.count(rounds, "more round") + (time.isEmpty() ? "" : ", " + time);
  }

  /** Returns {@code measuring again what failed: 12 forks}. */
  public static String again(int forks) {
    return "measuring again what failed: " + Figure.count(forks, "fork");
  }

  /** Returns {@code profiling: about 12 forks, about 2 min}. */
  public static String profiling(int forks, double seconds) {
    String time = seconds > 0 ? ", about " + words(seconds) : "";
    return "profiling: about " + Figure.count(forks, "fork") + time;
  }

  /** Returns {@code 5 of about 12 forks; 3 min used, about 2 min left}. */
  public static String forks(int done, int left, RunStatus status) {
    return "%d of about %s; %s used%s"
        .formatted(
            done,
            Figure.count((long) done + left, "fork"),
            words(status.usedSeconds()),
            left(status));
  }

  /** Returns a text in one line, with the place of the whole where it is shortened. */
  private static String line(String text) {
    String plain = Text.plain(text);
    String shown = Text.shortened(plain, LONGEST);
    return shown.equals(plain) ? shown : shown + " (whole in report.md)";
  }
}
