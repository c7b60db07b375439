package io.accbench.cli;

import java.io.PrintWriter;
import java.util.function.IntConsumer;

/**
 * Ends accbench when a thread whose result nobody waits for lacks memory or stack, since others may
 * wait for its work. For anything else that ends a thread, the handler prints the trace.
 */
final class ExhaustedThreads implements Thread.UncaughtExceptionHandler {
  private final PrintWriter err;
  private final IntConsumer exit;

  /**
   * @param exit receives the exit code
   */
  ExhaustedThreads(PrintWriter err, IntConsumer exit) {
    this.err = err;
    this.exit = exit;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable thrown) {
    Failure failure = new Failure(thrown);
    if (!failure.exhausted()) {
      err.print("Exception in thread \"" + thread.getName() + "\" ");
      thrown.printStackTrace(err);
      err.flush();
      return;
    }
    int exitCode = failure.report(err).number();
    Thread ending = new Thread(() -> exit.accept(exitCode), "exit");
    try {
      ending.start(); // the current thread may be a shutdown hook, which the exit waits for
    } catch (OutOfMemoryError noThread) {
      exit.accept(exitCode);
    }
  }
}
