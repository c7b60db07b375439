package io.accbench.app.run;

import io.accbench.run.RunExecution;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Handles Ctrl-C: stops the forks, then delays the end of this JVM until the reports are written.
 *
 * <p>The exit code is then that of the signal, 130; {@link System#exit} cannot change it any more.
 */
final class Interruption implements AutoCloseable {
  /** The time for the reports of an interrupted run; arbitrary: they take well under a second. */
  private static final long REPORT_SECONDS = 20;

  private final CountDownLatch reported = new CountDownLatch(1);
  private final Thread hook;

  private Interruption(RunExecution execution) {
    this.hook = new Thread(() -> stop(execution), "interrupt");
  }

  /** Watches over an execution until closed, after its reports were written. */
  static Interruption of(RunExecution execution) {
    Interruption interruption = new Interruption(execution);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void stop(RunExecution execution) {
    execution.interrupt();
    try {
      reported.await(REPORT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException again) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    reported.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // the hook runs already, and ends now
    }
  }
}
