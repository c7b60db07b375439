package io.accbench.model;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * How long the forks of a round take that live at the same time. Each starts and warms up as soon
 * as the processors that it has work for are free, in the order in which they are added; when all
 * have, they measure one at a time.
 *
 * <p>List scheduling: Graham, "Bounds on Multiprocessing Timing Anomalies", SIAM Journal on Applied
 * Mathematics 17 (1969).
 */
public final class SideBySide {
  private final int processors;
  private final PriorityQueue<Start> running =
      new PriorityQueue<>(Comparator.comparingDouble(Start::end));
  private int free;
  private double now;
  private double warm;
  private double measuring;

  private record Start(double end, int processors) {}

  /**
   * @param processors of the machine, at least 1
   */
  public SideBySide(int processors) {
    this.processors = processors;
    this.free = processors;
  }

  /**
   * Adds a fork.
   *
   * @param wanted processors that it has work for until it has warmed up, at least 1; all are
   *     enough where there are fewer
   * @param startingSeconds what it takes until it has warmed up, at least 0
   * @param measuringSeconds what its measured iterations take, at least 0
   */
  public void add(int wanted, double startingSeconds, double measuringSeconds) {
    int taken = Math.min(wanted, processors);
    while (free < taken) {
      Start first = running.remove();
      now = first.end;
      free += first.processors;
    }
    free -= taken;
    running.add(new Start(now + startingSeconds, taken));
    warm = Math.max(warm, now + startingSeconds);
    measuring += measuringSeconds;
  }

  /** What all that were added take together, s; 0 for none. */
  public double seconds() {
    return warm + measuring;
  }
}
