package io.accbench.app.run;

/** The forks of a part of a run that has no rounds: those that are profiled, or measured again. */
final class ForksLeft {
  private final RunClock clock;
  private final boolean withinBudget;
  private final double begun;
  private int done;
  private int left;

  /**
   * @param left about how many forks are to come
   * @param withinBudget whether the run's budget ends them
   */
  ForksLeft(RunClock clock, int left, boolean withinBudget) {
    this.clock = clock;
    this.withinBudget = withinBudget;
    this.begun = clock.usedSeconds();
    this.left = left;
  }

  void ended() {
    done++;
    left = Math.max(0, left - 1);
  }

  /** Takes over about how many forks are to come. */
  void left(int more) {
    left = more;
  }

  int done() {
    return done;
  }

  int left() {
    return left;
  }

  /**
   * Returns the time that the forks will take, s, if each takes what those before took; else NaN.
   */
  double leftSeconds() {
    double seconds = done == 0 ? Double.NaN : left * (clock.usedSeconds() - begun) / done;
    return withinBudget ? clock.withinBudget(seconds) : seconds;
  }
}
