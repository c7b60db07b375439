package io.accbench.app.run;

import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;
import io.accbench.report.text.ProgressText;
import io.accbench.run.Progress;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Shows how far a run has come. A thread of its own shows the status, which costs nothing while
 * forks measure: all that is computed is computed between two rounds.
 */
public final class RunProgress implements Progress {
  private final RunState state;
  private final ProgressView view;
  private ScheduledExecutorService ticker;
  private boolean measured;

  public RunProgress(RunState state, ProgressView view) {
    this.state = state;
    this.view = view;
  }

  /** Shows the status from now on as often as the view wants. */
  RunProgress ticking() {
    if (view.period() > 0) {
      ticker =
          Executors.newSingleThreadScheduledExecutor(
              work -> {
                Thread thread = new Thread(work, "progress");
                thread.setDaemon(true);
                return thread;
              });
      ticker.scheduleAtFixedRate(this::tick, view.period(), view.period(), TimeUnit.SECONDS);
    }
    return this;
  }

  /** Shows the status, if it is time to. */
  public synchronized void tick() {
    view.status(state);
  }

  @Override
  public synchronized void begin(List<OpenBlock> blocks, double secondsBefore) {
    state.begin(blocks, secondsBefore);
    view.begin(state.plan());
  }

  @Override
  public synchronized void launching(PlannedCell planned, int round) {
    state.launching(planned, round);
  }

  @Override
  public synchronized void launched(Launch launch) {
    measured = true;
    state.launched();
    if (launch.failed()) {
      view.failure(ProgressText.failed(launch));
    }
  }

  /** Adds a round; what an interrupted run had decided before is not shown again. */
  @Override
  public synchronized void ended(OpenBlock block, List<Launch> soFar) {
    RunState.Shown shown = state.ended(block, soFar);
    if (measured) {
      view.ratios(shown);
    }
  }

  @Override
  public synchronized void again(int forks) {
    state.forks(forks, false);
    view.event(ProgressText.again(forks));
  }

  @Override
  public synchronized void profiling(int forks) {
    state.forks(forks, true);
    view.event(ProgressText.profiling(forks, state.profilingSeconds()));
  }

  @Override
  public synchronized void profiled(ProfiledFork profiled) {
    state.launched();
    if (profiled.failed()) {
      view.failure(ProgressText.failed(profiled));
    }
  }

  @Override
  public synchronized void left(int forks) {
    state.left(forks);
  }

  @Override
  public synchronized void close() {
    if (ticker != null) {
      ticker.shutdownNow();
    }
    view.end();
  }
}
