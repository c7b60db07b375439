package io.accbench.process;

import io.accbench.model.ProcessorSet;
import io.accbench.process.AffinityException.AffinityRefusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The access to the processors of this machine: which processors there are, and whether threads of
 * other processes can be bound to them.
 */
public final class Affinity {
  /** The set of all processors for which a Linux kernel for x86-64 can be built. */
  private static final ProcessorSet EVERY = ProcessorSet.parse("0-8191");

  private final SystemCalls calls;
  private final Path root;
  private final String obstacle;

  /**
   * @param root the folder that holds {@code proc} and {@code sys}
   */
  public Affinity(SystemCalls calls, Path root) {
    this.calls = calls;
    this.root = root;
    this.obstacle = tried();
  }

  private Affinity(String obstacle) {
    this.calls = null;
    this.root = Path.of("/");
    this.obstacle = obstacle;
  }

  /** Returns an affinity that can bind nothing, for the given reason. */
  public static Affinity none(String obstacle) {
    return new Affinity(obstacle);
  }

  /** Returns the affinity of this machine. The first call loads the native library. */
  public static Affinity ofThisMachine() {
    return ThisMachine.AFFINITY;
  }

  private static final class ThisMachine {
    private static final Affinity AFFINITY = load();

    private static Affinity load() {
      String system = System.getProperty("os.name");
      if (!"Linux".equals(system)) {
        return none(system + " does not let one process bind the threads of another; Linux does");
      }
      try {
        return new Affinity(new LinuxCalls(), Path.of("/"));
      } catch (LinkageError | RuntimeException unusable) {
        String message = String.valueOf(unusable.getMessage()).lines().findFirst().orElse("");
        return none("the native library of JNA cannot be loaded here: " + message);
      }
    }
  }

  /**
   * Tries to bind a thread of its own, and checks whether the threads of a process can be listed.
   * Returns the obstacle, or null.
   */
  private String tried() {
    if (!Files.isDirectory(proc().resolve("self/task"))) {
      return "there is no /proc that lists the threads of a process";
    }
    try {
      onThreadOfItsOwn(
          () -> {
            ProcessorSet own = calls.processors(SystemCalls.CALLER);
            calls.bind(SystemCalls.CALLER, ProcessorSet.of(own.numbers().get(0)));
            return own;
          });
      return null;
    } catch (AffinityException refused) {
      return refused.getMessage();
    }
  }

  /** Returns the reason why nothing can be bound, or empty if binding works. */
  public Optional<String> obstacle() {
    return Optional.ofNullable(obstacle);
  }

  /** Returns the processors that may be used now, which a control group may change at any time. */
  public AllowedProcessors allowed() {
    if (obstacle != null) {
      return AllowedProcessors.UNKNOWN;
    }
    try {
      ProcessorSet own = calls.processors(SystemCalls.CALLER);
      ProcessorSet isolated = Topology.read(cpus(), ProcessorSet.NONE).isolated();
      ProcessorSet askedFor =
          isolated.isEmpty() ? isolated : isolated.and(reachable(own, isolated));
      Topology topology = Topology.read(cpus(), own.or(askedFor));
      return new AllowedProcessors(own.without(isolated), askedFor, topology);
    } catch (AffinityException refused) {
      return AllowedProcessors.UNKNOWN;
    }
  }

  /**
   * Returns the processors that this process may reach. A thread does not get isolated processors
   * unless it asks for them, so the processors of this process do not show whether it may use
   * isolated ones. Therefore a thread asks for all processors and sees what its control group
   * leaves. If this process does not have all of these except the isolated ones, somebody
   * restricted it on purpose (with {@code taskset}).
   */
  private ProcessorSet reachable(ProcessorSet own, ProcessorSet isolated) throws AffinityException {
    ProcessorSet most =
        onThreadOfItsOwn(
            () -> {
              calls.bind(SystemCalls.CALLER, EVERY);
              return calls.processors(SystemCalls.CALLER);
            });
    return own.containsAll(most.without(isolated)) ? most : own;
  }

  /** Returns the threads of a JVM, to be bound. */
  public ProcessThreads threads(long process) {
    return new ProcessThreads(calls, proc(), process);
  }

  private Path proc() {
    return root.resolve("proc");
  }

  private Path cpus() {
    return root.resolve("sys/devices/system/cpu");
  }

  /** Runs work on a new thread, which leaves the calling thread as it is. */
  private static ProcessorSet onThreadOfItsOwn(Callable<ProcessorSet> work)
      throws AffinityException {
    FutureTask<ProcessorSet> task = new FutureTask<>(work);
    Thread thread = new Thread(task, "affinity");
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof AffinityException refused) {
        throw refused;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new AffinityException(AffinityRefusal.FAILED, "interrupted");
    }
  }

  /** The calls to the system about the processors of a thread; tests put a fake in its place. */
  interface SystemCalls {
    /** The number that stands for the calling thread. */
    int CALLER = 0;

    /** Returns the processors that a thread may run on. */
    ProcessorSet processors(int thread) throws AffinityException;

    /**
     * Lets a thread run on no other processors. Linux leaves out those of them that the thread's
     * control group does not have.
     */
    void bind(int thread, ProcessorSet processors) throws AffinityException;
  }
}
