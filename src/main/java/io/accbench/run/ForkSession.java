package io.accbench.run;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * One fork's place in a round, from its start to its last iteration. It answers the messages that
 * the fork sends between its iterations.
 *
 * <p>Several forks may start and warm up at once, but only one measures at a time. After its last
 * iteration a fork keeps its turn until it has ended: to end takes the processor, too.
 */
final class ForkSession {
  /**
   * The longest wait for what a fork has sent before it ended, which arrives within milliseconds;
   * arbitrary.
   */
  private static final int LAST_WORDS_SECONDS = 2;

  private final Turns.TurnPlace place;
  private final ForkWarmUp warmUp;
  private final Watchdog watchdog;
  private final IterationLog iterations;
  private final RoundProcessors.ForkProcessors processors;
  private final Runnable warm;
  private final PhaseLimits limits;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean connected;

  /**
   * @param processors the processors on which the fork measures
   * @param warm an action that is run when the fork has warmed up, and maybe again
   * @param limits the time after which fewer iterations than planned will do
   */
  ForkSession(
      Turns.TurnPlace place,
      ForkWarmUp warmUp,
      Watchdog watchdog,
      IterationLog iterations,
      RoundProcessors.ForkProcessors processors,
      Runnable warm,
      PhaseLimits limits) {
    this.place = place;
    this.warmUp = warmUp;
    this.watchdog = watchdog;
    this.iterations = iterations;
    this.processors = processors;
    this.warm = warm;
    this.limits = limits;
  }

  /** Answers the messages of the fork until it ends. */
  void serve(long process, DataInputStream in, OutputStream out)
      throws IOException, InterruptedException {
    connected = true;
    CompilerThreads compiler = CompilerThreads.of(process);
    try {
      boolean measured = false;
      while (true) {
        TurnMessage message = TurnMessage.read(in);
        watchdog.progress();
        if (message instanceof TurnMessage.Before before) {
          measured = before.measured();
          out.write(measured ? measuredTurn(process) : warmUp.answer());
          out.flush();
        } else if (message instanceof TurnMessage.After after) {
          after(after, measured, compiler);
        }
      }
    } catch (EOFException end) {
      // the fork has ended, or its part in the round has
    } finally {
      warm.run();
      place.leave();
      ended.countDown();
    }
  }

  /**
   * Waits until all messages of the fork have been read. It does not wait for a fork that never
   * connected.
   */
  void awaitEnd() throws InterruptedException {
    if (connected && !ended.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS)) {
      place.leave();
    }
  }

  /**
   * Adds the processors on which the fork measured, if it was to be bound, and when its traffic
   * changed, if it did.
   */
  void addFacts(Map<String, String> facts) {
    warmUp.addFacts(facts);
    processors.measured().ifPresent(measured -> measured.addTo(facts));
  }

  private int measuredTurn(long process) throws InterruptedException {
    warm.run();
    watchdog.pause();
    place.await();
    watchdog.resume();
    processors.bind(process);
    boolean last = iterations.lastIsNext(limits.measuring());
    iterations.begin(process);
    return last ? ForkWarmUp.LAST : 0;
  }

  private void after(TurnMessage.After iteration, boolean measured, CompilerThreads compiler) {
    if (measured) {
      iterations.measured(iteration);
      if (!iterations.complete()) {
        place.pass();
      }
    } else {
      warmUp.add(iteration, compiler.nanosSinceLast());
    }
  }
}
