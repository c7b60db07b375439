package io.accbench.analysis;

import io.accbench.model.Published;
import io.accbench.stats.Estimate;

/** The ways in which a measured ratio can agree with a published one. */
public enum Agreement {
  YES("yes"),
  /**
   * A difference was published; the measured interval shows neither a difference nor its absence.
   */
  OPEN("open: not decided here"),
  DIRECTION("in direction, not in size"),
  NO_DIFFERENCE("no: no such difference here"),
  DIFFERENCE("no: there is a difference here"),
  OPPOSITE("no: opposite direction here"),
  SAME_CODE("no: the same code ran"),
  NOT_MEASURED("not measured");

  private final String words;

  Agreement(String words) {
    this.words = words;
  }

  /** Returns the agreement as tables write it. */
  public String words() {
    return words;
  }

  /**
   * Compares a published interval of time(baseline) / time(row) with the measured one. They agree
   * where they overlap and, if a difference was published, the measured interval shows one as well.
   *
   * @param ratio the measured ratio; null when there is no such ratio
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
