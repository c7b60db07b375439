package io.accbench.process;

import io.accbench.model.ProcessorSet;
import io.accbench.process.AffinityException.AffinityRefusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The threads of a JVM of this machine, bound together from outside. The threads of its JIT
 * compilers are left out, because they would take their time from the thread that measures. Some
 * code is compiled late: the code that JMH runs after each iteration becomes hot while forks
 * measure.
 *
 * <p>Each binding lists the threads again, because threads come and go, and a control group that
 * changes its processors frees them. A listing takes about 0.05 ms for the twenty threads of a
 * fork.
 */
public final class ProcessThreads {
  /** The beginnings of HotSpot's names of compiler threads, including Graal's. */
  private static final List<String> COMPILERS = List.of("C1 ", "C2 ", "JVMCI");

  private final Affinity.SystemCalls calls;
  private final Path tasks;
  private final int process;
  private final Map<Integer, Boolean> included = new HashMap<>();

  ProcessThreads(Affinity.SystemCalls calls, Path proc, long process) {
    this.calls = calls;
    this.tasks = proc.resolve(Long.toString(process)).resolve("task");
    this.process = (int) process;
  }

  /**
   * Lets the threads run on these processors alone.
   *
   * @throws AffinityException when no thread is found, or one of them is not bound to all of these
   *     processors
   */
  public void bind(ProcessorSet processors) throws AffinityException {
    String[] numbers = tasks.toFile().list();
    int bound = 0;
    int last = process;
    for (String number : numbers == null ? new String[0] : numbers) {
      int thread = Integer.parseInt(number);
      if (included.computeIfAbsent(thread, this::compilesNothing) && bind(thread, processors)) {
        bound++;
        last = thread;
      }
    }
    if (bound == 0) {
      throw new AffinityException(AffinityRefusal.GONE, "no threads of the process were found");
    }
    check(last, processors);
  }

  /** Binds a thread; returns false if the thread has ended. */
  private boolean bind(int thread, ProcessorSet processors) throws AffinityException {
    try {
      calls.bind(thread, processors);
      return true;
    } catch (AffinityException refused) {
      if (refused.refusal() == AffinityRefusal.GONE) {
        included.remove(thread);
        return false;
      }
      throw refused;
    }
  }

  /**
   * Checks that a thread got all processors, because Linux binds to the allowed ones without a word
   * about the others.
   */
  private void check(int thread, ProcessorSet wanted) throws AffinityException {
    ProcessorSet now;
    try {
      now = calls.processors(thread);
    } catch (AffinityException ended) {
      return;
    }
    if (!now.equals(wanted)) {
      throw new AffinityException(
          AffinityRefusal.NOT_ALLOWED,
          "of the processors " + wanted + " only " + now + " are allowed");
    }
  }

  /**
   * Returns whether a thread is no compiler thread; false also if it has ended or its name cannot
   * be read.
   */
  private boolean compilesNothing(int thread) {
    try {
      String name = Files.readString(tasks.resolve(thread + "/comm")).strip();
      return COMPILERS.stream().noneMatch(name::startsWith);
    } catch (IOException ended) {
      return false;
    }
  }
}
