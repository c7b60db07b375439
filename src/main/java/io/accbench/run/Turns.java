package io.accbench.run;

import java.util.BitSet;

/**
 * The forks of one round, of which one measures at a time, iteration by iteration.
 *
 * <p>All forks wait until each has warmed up or left. Then they take turns in the order of their
 * seats, and in the next cycle in the opposite order, so that no fork is always first. Interleaving
 * trials cancels drift, and bursts that outlast a cycle. "Duet" and random interleaving are related
 * methods (Bulej et al., "Duet benchmarking", ICPE 2020; Google Benchmark's random interleaving).
 */
final class Turns {
  private final int seats;
  private final BitSet arrived = new BitSet();
  private final BitSet left = new BitSet();
  private int turn;

  /**
   * @param seats the number of forks that will arrive or leave, at least 1
   */
  Turns(int seats) {
    this.seats = seats;
  }

  /** One fork's place in the order. */
  record Place(Turns turns, int seat) {
    /** Waits as {@link Turns#await} does. */
    void await() throws InterruptedException {
      turns.await(seat);
    }

    /** Ends the turn as {@link Turns#pass} does. */
    void pass() {
      turns.pass(seat);
    }

    /** Gives up the seat as {@link Turns#leave} does. */
    void leave() {
      turns.leave(seat);
    }
  }

  /** Returns the place of a seat, which counts from 0. */
  Place place(int seat) {
    return new Place(this, seat);
  }

  /** Waits for the next turn of a seat; the first call says that it has warmed up. */
  synchronized void await(int seat) throws InterruptedException {
    arrived.set(seat);
    notifyAll();
    while (!left.get(seat) && !(allHere() && seatOf(turn) == seat)) {
      wait();
    }
  }

  /** Ends the turn of a seat. */
  synchronized void pass(int seat) {
    if (seatOf(turn) == seat) {
      turn++;
    }
    skipEmpty();
    notifyAll();
  }

  /** Gives up a seat: the fork has ended, well or not. */
  synchronized void leave(int seat) {
    left.set(seat);
    skipEmpty();
    notifyAll();
  }

  private boolean allHere() {
    return arrived.cardinality() + leftBefore() >= seats;
  }

  /** Returns the number of seats that were given up before their fork had warmed up. */
  private int leftBefore() {
    BitSet before = (BitSet) left.clone();
    before.andNot(arrived);
    return before.cardinality();
  }

  private void skipEmpty() {
    while (left.cardinality() < seats && left.get(seatOf(turn))) {
      turn++;
    }
  }

  private int seatOf(int anyTurn) {
    int position = anyTurn % seats;
    return anyTurn / seats % 2 == 0 ? position : seats - 1 - position;
  }
}
