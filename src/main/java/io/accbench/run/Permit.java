package io.accbench.run;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/** One permit of a semaphore, given back at most once, whoever is first to do so. */
final class Permit {
  private final Semaphore semaphore;
  private final AtomicBoolean held = new AtomicBoolean(true);

  private Permit(Semaphore semaphore) {
    this.semaphore = semaphore;
  }

  static Permit acquire(Semaphore semaphore) throws InterruptedException {
    semaphore.acquire();
    return new Permit(semaphore);
  }

  void release() {
    if (held.getAndSet(false)) {
      semaphore.release();
    }
  }
}
