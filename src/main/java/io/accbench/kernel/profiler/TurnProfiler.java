package io.accbench.kernel.profiler;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * A JMH profiler that lets accbench decide when the next iteration may begin and when a fork has
 * warmed up long enough. So forks that live at the same time measure in turns. It reports to
 * accbench what each iteration cost the JVM in addition to the benchmark.
 *
 * <p>It also lets other traffic run before each warm-up iteration from that on at which accbench
 * says that the traffic changes. Measured iterations follow each other, after one collection.
 *
 * <p>JMH calls it between iterations, on the thread that starts them, so its work is in no score.
 * Without the system property {@code accbench.turns} it does nothing.
 */
public final class TurnProfiler implements InternalProfiler {
  private TurnLink link;
  private JvmTotals before;
  private int number;
  private boolean changed;

  @Override
  public String getDescription() {
    return "takes turns with the other forks of a round";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    String file = System.getProperty("accbench.turns");
    if (file == null) {
      return;
    }
    try {
      if (link == null) {
        link = TurnLink.open(file);
      }
      boolean measured = iteration.getType() == IterationType.MEASUREMENT;
      if (measured && before != null && !before.measured()) {
        number = 0;
        if (changed) {
          System.gc();
        }
      }
      number++;
      int answer = link.awaitTurn(measured);
      if ((answer & TurnLink.LAST) != 0) {
        IterationCount.end(iteration, number);
      }
      changed |= (answer & TurnLink.CHANGE) != 0;
      if (changed && !measured) {
        PollutionProfiler.runOther();
      }
      before = JvmTotals.now(measured);
    } catch (IOException gone) {
      throw broken(gone);
    }
  }

  /**
   * Returns an exception without a cause: of a chain of causes, JMH reports only the last one,
   * which says nothing here.
   */
  private static IllegalStateException broken(IOException why) {
    return new IllegalStateException(
        "the connection to accbench, for this fork's turns, broke ("
            + why
            + "); accbench has ended, or has closed it");
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (link != null) {
      try {
        JvmTotals after = JvmTotals.now(before.measured());
        link.report(score(result), before, after);
      } catch (IOException gone) {
        throw broken(gone);
      }
    }
    return List.of();
  }

  /**
   * Returns the score, or NaN when the benchmark threw: JMH then has no result, and reports the
   * exception.
   */
  private static double score(IterationResult result) {
    return result.getRawPrimaryResults().isEmpty()
        ? Double.NaN
        : result.getPrimaryResult().getScore();
  }
}
