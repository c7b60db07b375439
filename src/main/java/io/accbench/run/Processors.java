package io.accbench.run;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/** The processors of the machine, of which each fork that starts or warms up has a share. */
final class Processors {
  private final int all;
  private final Semaphore free;

  /** Holds all processors that this JVM may use. */
  Processors() {
    this(Runtime.getRuntime().availableProcessors());
  }

  Processors(int all) {
    this.all = all;
    this.free = new Semaphore(all, true);
  }

  /**
   * Waits until as many processors are free, or all if there are fewer, and takes them.
   *
   * @param wanted at least 1
   */
  ProcessorShare take(int wanted) throws InterruptedException {
    int taken = Math.min(wanted, all);
    free.acquire(taken);
    return new ProcessorShare(free, taken);
  }

  /** A share of the processors, which is given back only once, by whoever is first to do so. */
  static final class ProcessorShare {
    private final Semaphore free;
    private final int taken;
    private final AtomicBoolean held = new AtomicBoolean(true);

    private ProcessorShare(Semaphore free, int taken) {
      this.free = free;
      this.taken = taken;
    }

    void giveBack() {
      if (held.getAndSet(false)) {
        free.release(taken);
      }
    }
  }
}
