package io.accbench.run;

import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import io.accbench.process.Affinity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs the forks of a round: all at once, taking turns iteration by iteration, or one after the
 * other.
 */
final class Launcher implements AutoCloseable {
  private final Hosts hosts;
  private final TurnServer server;
  private final Ruler ruler;
  private final ProcessorChoice choice;
  private final LiveFork live;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "fork");
            thread.setDaemon(true);
            return thread;
          });

  Launcher(RunPaths paths, Settings settings) throws IOException {
    ForkRequest request = new ForkRequest(paths, settings);
    this.choice = settings.placement().processors();
    this.hosts = new Hosts(paths.scratch(), settings.limits().timeout());
    this.server = TurnServer.open();
    Jvm first = paths.jvms().values().iterator().next();
    this.ruler = Ruler.start(first.executable(), request.toolClassPath());
    LiveFork.Shared shared = new LiveFork.Shared(hosts, server, ruler, new Processors());
    this.live = new LiveFork(paths, settings, request, shared);
  }

  /** Runs a profiling fork alone. */
  Launch profile(ScheduledFork fork) throws IOException, InterruptedException {
    Turns.TurnPlace alone = new Turns(1).place(0);
    LiveFork.LaunchTurn turn =
        new LiveFork.LaunchTurn(alone, processors(List.of(fork), fork.planned().cell().threads()));
    return result(threads.submit(() -> live.launch(fork, turn)));
  }

  /**
   * Runs forks side by side and returns one launch for each, in the same order.
   *
   * @param mostThreads the greatest number of threads that measure in any fork of the whole round
   */
  List<Launch> launch(List<ScheduledFork> sideBySide, int mostThreads)
      throws IOException, InterruptedException {
    Turns turns = new Turns(sideBySide.size());
    RoundProcessors processors = processors(sideBySide, mostThreads);
    List<Future<Launch>> running = new ArrayList<>();
    for (int i = 0; i < sideBySide.size(); i++) {
      ScheduledFork fork = sideBySide.get(i);
      LiveFork.LaunchTurn turn = new LiveFork.LaunchTurn(turns.place(i), processors);
      running.add(threads.submit(() -> live.launch(fork, turn)));
    }
    List<Launch> launches = new ArrayList<>();
    for (Future<Launch> one : running) {
      launches.add(result(one));
    }
    return launches;
  }

  /**
   * Returns the processors on which the forks of one round measure. A single shot has no turn at
   * which it could be bound.
   */
  private RoundProcessors processors(List<ScheduledFork> round, int mostThreads) {
    boolean steady = round.stream().allMatch(fork -> fork.planned().cell().mode().steady());
    if (!choice.bound() || !steady) {
      return RoundProcessors.any(ruler);
    }
    return RoundProcessors.of(
        Affinity.ofThisMachine(),
        ruler,
        new RoundProcessors.WantedProcessors(choice, mostThreads, round.get(0).round()));
  }

  private static Launch result(Future<Launch> running) throws IOException, InterruptedException {
    try {
      return running.get();
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof IOException unusable) {
        throw unusable;
      }
      if (failure.getCause() instanceof UserException refused) {
        throw refused;
      }
      throw new IllegalStateException(failure.getCause());
    }
  }

  /** Kills every host and fork; safe from another thread. */
  @Override
  public void close() {
    hosts.close();
    server.close();
    ruler.close();
    threads.shutdownNow();
  }
}
