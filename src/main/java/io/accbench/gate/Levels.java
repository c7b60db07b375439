package io.accbench.gate;

import io.accbench.stats.Looks;

/** Levels of one look against those of the whole procedure. */
final class Levels {
  private Levels() {}

  /** The confidence of one interval so that the procedure has {@code confidence}. */
  static double nominal(Looks looks, double confidence, int samples) {
    return looks.confidence(confidence, rounds(looks, samples));
  }

  /** A one-sided p-value of one look as one of the procedure; a half and more says nothing. */
  static double overall(Looks looks, double level, int samples) {
    return level >= 0.5
        ? level
        : Math.min(1, looks.overallLevel(2 * level, rounds(looks, samples)) / 2);
  }

  /** A run from elsewhere may hold more rounds than it planned. */
  private static int rounds(Looks looks, int samples) {
    return Math.max(1, Math.min(samples, looks.most()));
  }
}
