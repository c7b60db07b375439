package io.accbench.cli;

import java.io.PrintWriter;
import java.util.function.IntConsumer;

/**
 * Ends accbench when a thread lacks memory or stack whose result nobody waits for: others may wait
 * for what it was to do. Of anything else that ends a thread the trace is printed.
 */
final class ExhaustedThreads implements Thread.UncaughtExceptionHandler {
  private final PrintWriter err;
  private final IntConsumer exit;

  /**
   * @param exit takes the exit code
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
    int exitCode = failure.tell(err).number();
    Thread ending = new Thread(() -> exit.accept(exitCode), "exit");
    try {
      ending.start(); // this one may be a shutdown hook, which the exit waits for
    } catch (OutOfMemoryError noThread) {
      exit.accept(exitCode);
    }
  }
}
