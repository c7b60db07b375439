package io.accbench.run;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * One fork's place in a round, from its start to its last iteration: answers what the fork says
 * between its iterations.
 *
 * <p>Several forks may start and warm up at once; measured is one at a time.
 */
final class Seat {
  private static final int GO = 0;
  private static final int GO_AND_LAST = 1;

  /** What a fork has sent before it ended arrives within milliseconds; arbitrary. */
  private static final int LAST_WORDS_SECONDS = 2;

  private final int number;
  private final Turns turns;
  private final WarmUp warmUp;
  private final boolean throughput;
  private final Ruler ruler;
  private final Watchdog watchdog;
  private final Tape tape;
  private final Runnable warm;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean connected;

  /**
   * @param throughput whether a greater score is less time
   * @param warm told when the fork has warmed up, and maybe again
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

  /** Answers until the fork ends. */
  void serve(long process, DataInputStream in, OutputStream out)
      throws IOException, InterruptedException {
    connected = true;
    try {
      boolean measured = false;
      while (true) {
        TurnMessage message = TurnMessage.read(in);
        watchdog.progress();
        if (message instanceof TurnMessage.Before before) {
          measured = before.measured();
          out.write(measured ? measuredTurn(process) : warmUp.lastIsNext() ? GO_AND_LAST : GO);
          out.flush();
        } else if (message instanceof TurnMessage.After after) {
          after(after, measured);
        }
      }
    } catch (EOFException end) {
      // the fork has ended, or its part in the round has
    } finally {
      warm.run();
      turns.leave(number);
      ended.countDown();
    }
  }

  /**
   * Waits until all is heard that the fork has said; of one that never connected that is nothing.
   */
  void awaitEnd() throws InterruptedException {
    if (connected && !ended.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS)) {
      turns.leave(number);
    }
  }

  private int measuredTurn(long process) throws InterruptedException {
    warm.run();
    watchdog.pause();
    turns.await(number);
    watchdog.resume();
    tape.begin(process);
    return GO;
  }

  private void after(TurnMessage.After iteration, boolean measured) {
    if (measured) {
      tape.measured(iteration, ruler.read());
      turns.pass(number);
    } else {
      double score = iteration.score();
      double compiling = iteration.compileMillis() * 1e6 / Math.max(1, iteration.nanos());
      warmUp.add(throughput ? 1 / score : score, compiling, iteration.nanos());
    }
  }
}
