package io.accbench.run;

import java.util.BitSet;

/**
 * The forks of one round, of which one measures at a time, iteration by iteration.
 *
 * <p>All forks wait until each has warmed up or left. Then they take turns in the order of their
 * places, and in the next cycle in the opposite order, so that no fork is always first.
 * Interleaving trials cancels drift, and bursts that outlast a cycle. "Duet" and random
 * interleaving are related methods (Bulej et al., "Duet benchmarking", ICPE 2020; Google
 * Benchmark's random interleaving).
 */
final class Turns {
  private final int forks;
  private final BitSet arrived = new BitSet();
  private final BitSet left = new BitSet();
  private int turn;

  /**
   * @param forks the number of forks that will arrive or leave, at least 1
   */
  Turns(int forks) {
    this.forks = forks;
  }

  /** One fork's place in the order. */
  record TurnPlace(Turns turns, int fork) {
    /** Waits as {@link Turns#await} does. */
    void await() throws InterruptedException {
      turns.await(fork);
    }

    /** Ends the turn as {@link Turns#pass} does. */
    void pass() {
      turns.pass(fork);
    }

    /** Takes the fork out as {@link Turns#leave} does. */
    void leave() {
      turns.leave(fork);
    }
  }

  /** Returns the place of a fork, which counts from 0. */
  TurnPlace place(int fork) {
    return new TurnPlace(this, fork);
  }

  /** Waits for the next turn of a fork; the first call says that it has warmed up. */
  synchronized void await(int fork) throws InterruptedException {
    arrived.set(fork);
    notifyAll();
    while (!left.get(fork) && !(allHere() && forkOf(turn) == fork)) {
      wait();
    }
  }

  /** Ends the turn of a fork. */
  synchronized void pass(int fork) {
    if (forkOf(turn) == fork) {
      turn++;
    }
    skipEmpty();
    notifyAll();
  }

  /** Takes a fork out: it has ended, well or not. */
  synchronized void leave(int fork) {
    left.set(fork);
    skipEmpty();
    notifyAll();
  }

  private boolean allHere() {
    return arrived.cardinality() + leftBefore() >= forks;
  }

  /** Returns the number of forks that left before they had warmed up. */
  private int leftBefore() {
    BitSet before = (BitSet) left.clone();
    before.andNot(arrived);
    return before.cardinality();
  }

  private void skipEmpty() {
    while (left.cardinality() < forks && left.get(forkOf(turn))) {
      turn++;
    }
  }

  private int forkOf(int anyTurn) {
    int position = anyTurn % forks;
    return anyTurn / forks % 2 == 0 ? position : forks - 1 - position;
  }
}
