package io.accbench.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs independent tasks on all processors. Nothing measures while it does. */
final class ParallelTasks {
  private ParallelTasks() {}

  /**
   * Returns the results in the order of the tasks, once all tasks have ended. The first failure in
   * that order is thrown as it is.
   *
   * @param tasks tasks that throw no checked exception
   */
  static <T> List<T> results(List<Callable<T>> tasks) {
    ExecutorService threads =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> ended : threads.invokeAll(tasks)) {
        results.add(ended.get());
      }
      return results;
    } catch (ExecutionException failed) {
      throw unchecked(failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", stopped);
    } finally {
      threads.shutdownNow();
    }
  }

  private static RuntimeException unchecked(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
  }
}
