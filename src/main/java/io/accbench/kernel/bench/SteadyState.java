package io.accbench.kernel.bench;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/** Accessors made and proved before the first iteration. */
public class SteadyState extends ForkState {
  Workload workload;

  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    replay();
    workload = assignment().workload(graph, strategyUnderTest(), compiled(), reads);
    prove(workload);
  }
}
