package io.accbench.analysis;

import io.accbench.model.Published;
import io.accbench.stats.Estimate;

/** Whether what was measured agrees with what was published. */
public enum Agreement {
  YES("yes"),
  /** A difference was published; what was measured shows neither it nor that there is none. */
  OPEN("open: not decided here"),
  DIRECTION("in direction, not in size"),
  NO_DIFFERENCE("no: no such difference here"),
  DIFFERENCE("no: there is a difference here"),
  OPPOSITE("no: the other way round here"),
  SAME_CODE("no: the same code ran"),
  NOT_MEASURED("not measured");

  private final String words;

  Agreement(String words) {
    this.words = words;
  }

  /** As a table says it. */
  public String words() {
    return words;
  }

  /**
   * Two intervals of time(baseline) / time(row): they agree where they overlap and a difference
   * that was published shows here, too.
   *
   * @param ratio null when there is none
   */
  static Agreement of(Published published, Ratio ratio) {
    if (ratio == null || (!ratio.inactive() && !ratio.enough())) {
      return NOT_MEASURED;
    }
    if (ratio.inactive()) {
      return published.claimed() ? SAME_CODE : YES;
    }
    Estimate here = ratio.value();
    boolean overlap = published.low() <= here.high() && here.low() <= published.high();
    if (!published.claimed()) {
      return overlap ? YES : DIFFERENCE;
    }
    if (!ratio.excludesOne()) {
      return overlap ? OPEN : NO_DIFFERENCE;
    }
    boolean sameDirection = (here.low() > 1) == (published.low() > 1);
    return overlap ? YES : sameDirection ? DIRECTION : OPPOSITE;
  }
}
