package io.accbench.kernel.bench;

import java.util.Properties;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The state for the first operation of the access suite. Before the shot it only loads the graph;
 * the proof comes after the shot.
 */
public class ShotState extends ForkState {
  private Workload workload;
  private ShotAllocation allocation;

  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    discardOutput();
    replay();
    touchHarness();
  }

  /** Runs last before the shot and is not timed. */
  @Setup(Level.Invocation)
  public void readBefore() {
    allocation = ShotAllocation.warmed();
    allocation.begin();
  }

  /**
   * Runs the part of the shot before the first call: loads the strategy, and looks up and links its
   * accessors.
   */
  Workload link() throws Throwable {
    workload = assignment().workload(graph, strategyUnderTest(), compiled(), reads);
    return workload;
  }

  @TearDown(Level.Invocation)
  public void readAfter() {
    allocation.end();
  }

  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    prove(workload);
  }

  @Override
  void addTo(Properties facts) {
    allocation.tell(facts);
  }

  /** Loads accbench's own classes, since loading them is not to be measured. */
  private static void touchHarness() throws ClassNotFoundException {
    String here = ShotState.class.getPackageName() + ".";
    String[] names = {
      "Assignment", "BeanAccess", "ByType", "ReadSlot", "CreateSlot", "WriteSlot", "CopySlot",
    };
    for (String name : names) {
      Class.forName(here + name);
    }
    for (String name : Assignment.WORKLOADS) {
      Class.forName(here + name);
    }
    Class.forName("io.accbench.kernel.graph.Copies");
    Class.forName("io.accbench.kernel.spi.Accessor");
  }
}
