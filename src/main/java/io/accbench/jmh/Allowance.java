package io.accbench.jmh;

import io.accbench.model.Printable;

/** How much of a file may be kept in memory; a hostile one is refused before it fills the heap. */
final class Allowance {
  /**
   * Numbers and characters. Arbitrary: a thousand times the largest result file seen, and about 200
   * MB of heap at the worst.
   */
  private static final int MOST = 8 << 20;

  /** What an object takes beyond its own text, in characters. Arbitrary: the order is right. */
  private static final int OBJECT = 16;

  private static final int RESULT = 128;

  /**
   * What a fork becomes when a gate judges it: a launch and a sample, in a hundred bytes each.
   * Arbitrary, so that 131,000 forks are the most of a file; the largest seen has 1,000.
   */
  private static final int FORK = 64;

  private int kept;

  /** Counts what is about to be kept. */
  void take(int amount) throws Exceeded {
    kept += amount;
    if (kept > MOST || kept < 0) {
      throw new Exceeded();
    }
  }

  void fork() throws Exceeded {
    take(FORK);
  }

  void result() throws Exceeded {
    take(RESULT);
  }

  /** The text as it may be printed: what would act on a terminal, or hide, is spelled out. */
  String text(String text) throws Exceeded {
    take(OBJECT + text.length());
    return Printable.line(text);
  }

  /** More than is ever kept of one file. */
  static final class Exceeded extends java.io.IOException {
    private static final long serialVersionUID = 1;
  }
}
