package io.accbench.jmh;

import io.accbench.model.Printable;

/**
 * The amount of a file that may be kept in memory. A hostile file is refused before it fills the
 * heap.
 */
final class MemoryBudget {
  /**
   * The greatest amount, in numbers and characters. Arbitrary: a thousand times the largest result
   * file seen, and about 200 MB of heap at the worst.
   */
  private static final int MOST = 8 << 20;

  /**
   * The amount that an object takes beyond its own text, in characters. Arbitrary: the order is
   * right.
   */
  private static final int OBJECT = 16;

  private static final int RESULT = 128;

  /**
   * The amount for a fork, which becomes a launch and a sample, in a hundred bytes each, when a
   * gate judges it. Arbitrary, so that 131,000 forks are the most of a file; the largest seen has
   * 1,000.
   */
  private static final int FORK = 64;

  private int kept;

  /** Counts an amount that is about to be kept. */
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

  /**
   * Returns the text as it may be printed: characters that would act on a terminal, or hide, are
   * spelled out.
   */
  String text(String text) throws Exceeded {
    take(OBJECT + text.length());
    return Printable.line(text);
  }

  /** An exception for a file of which more would be kept than is allowed. */
  static final class Exceeded extends java.io.IOException {
    private static final long serialVersionUID = 1;
  }
}
