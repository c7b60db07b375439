package io.accbench.kernel.bench;

import io.accbench.kernel.pollution.Polluter;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The state with accessors made and proved before the first iteration, proved again after the last.
 */
public class SteadyState extends ForkState {
  Workload workload;
  long[] proof;

  @Setup(Level.Trial)
  public void prepare(Blackhole sink) throws Throwable {
    discardOutput();
    Polluter.pollute(new OtherBeans(this, sink));
    replay();
    workload = assignment().workload(graph, strategyUnderTest(), compiled(), reads);
    proof = prove(workload);
  }

  /** Does other work once, through the call sites that are measured. */
  void run(Workload other, Blackhole sink) throws Throwable {
    other.run(sink);
  }

  /**
   * Compares the work after the last iteration with that before the first. It is not timed, since
   * JMH calls it when all threads have stopped measuring. Its allocation counts to the last
   * iteration, whose allocation is ignored.
   *
   * @throws IllegalStateException when they differ: it is then unknown what was measured
   */
  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    long[] afterwards = workload.proof();
    if (afterwards[0] != proof[0]) {
      throw new IllegalStateException(
          (proof.length > 1 ? graph.differing(assignment().member(), proof, afterwards) : operation)
              + " differs after the last iteration from before the first: a getter, setter or"
              + " constructor changes what it does");
    }
  }
}
