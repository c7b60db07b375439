package io.accbench.run;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;

/**
 * One fork's place in a round, from its start to its last iteration: answers what the fork says
 * between its iterations.
 *
 * <p>Several forks may start and warm up at once; measured is one at a time.
 */
final class Seat {
  private static final int GO = 0;
  private static final int GO_AND_LAST = 1;

  private final int number;
  private final Turns turns;
  private final WarmUp warmUp;
  private final boolean throughput;
  private final Ruler ruler;
  private final Watchdog watchdog;
  private final Tape tape;
  private Runnable warm;

  /**
   * @param throughput whether a greater score is less time
   * @param warm told once, when the fork has warmed up or has ended before
   */
  Seat(
      int number,
      Turns turns,
      WarmUp warmUp,
      boolean throughput,
      Ruler ruler,
      Watchdog watchdog,
      Tape tape,
      Runnable warm) {
    this.number = number;
    this.turns = turns;
    this.warmUp = warmUp;
    this.throughput = throughput;
    this.ruler = ruler;
    this.watchdog = watchdog;
    this.tape = tape;
    this.warm = warm;
  }

  /** Gives up what is held; may be called again. */
  synchronized void leave() {
    release();
    turns.leave(number);
  }

  private synchronized void release() {
    warm.run();
    warm = () -> {};
  }

  /** Answers until the fork ends. */
  void serve(long process, DataInputStream in, OutputStream out)
      throws IOException, InterruptedException {
    try {
      boolean measured = false;
      while (true) {
        TurnMessage message = TurnMessage.read(in);
        if (message instanceof TurnMessage.Before before) {
          measured = before.measured();
          out.write(measured ? measuredTurn(process) : warmUp.lastIsNext() ? GO_AND_LAST : GO);
          out.flush();
        } else if (message instanceof TurnMessage.After after) {
          ended(after, measured);
        }
      }
    } catch (EOFException end) {
      // the fork has ended, or its part in the round has
    } finally {
      leave();
    }
  }

  private int measuredTurn(long process) throws InterruptedException {
    release();
    tape.begin(process);
    watchdog.pause();
    turns.await(number);
    watchdog.resume();
    return GO;
  }

  private void ended(TurnMessage.After iteration, boolean measured) {
    if (measured) {
      tape.measured(iteration, ruler.read());
      turns.pass(number);
    } else {
      double score = iteration.score();
      double compiling = iteration.compileMillis() * 1e6 / Math.max(1, iteration.nanos());
      warmUp.add(throughput ? 1 / score : score, compiling);
    }
  }
}
