package io.accbench.model;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * The time that the forks of a round take when they live at the same time. Each fork starts and
 * warms up as soon as the processors for which it has work are free, in the order in which the
 * forks are added. When all have warmed up, they measure one at a time.
 *
 * <p>This is list scheduling: Graham, "Bounds on Multiprocessing Timing Anomalies", SIAM Journal on
 * Applied Mathematics 17 (1969).
 */
public final class SideBySide {
  private final int processors;
  private final PriorityQueue<RunningFork> running =
      new PriorityQueue<>(Comparator.comparingDouble(RunningFork::end));
  private int free;
  private double now;
  private double warm;
  private double measuring;

  private record RunningFork(double end, int processors) {}

  /**
   * @param processors the number of processors of the machine, at least 1
   */
  public SideBySide(int processors) {
    this.processors = processors;
    this.free = processors;
  }

  /**
   * Adds a fork.
   *
   * @param wanted the number of processors for which it has work until it has warmed up, at least
   *     1; if the machine has fewer, it takes all of them
   * @param startingSeconds what it takes until it has warmed up, at least 0
   * @param measuringSeconds what its measured iterations take, at least 0
   */
  public void add(int wanted, double startingSeconds, double measuringSeconds) {
    int taken = Math.min(wanted, processors);
    while (free < taken) {
      RunningFork first = running.remove();
      now = first.end;
      free += first.processors;
    }
    free -= taken;
    running.add(new RunningFork(now + startingSeconds, taken));
    warm = Math.max(warm, now + startingSeconds);
    measuring += measuringSeconds;
  }

  /** Returns the time that all added forks take together, s; 0 without forks. */
  public double seconds() {
    return warm + measuring;
  }
}
