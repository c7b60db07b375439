package io.accbench.kernel.bench;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nothing but the graph before the shot; the proof comes after it. */
public class ShotState extends ForkState {
  private Workload workload;

  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    replay();
    touchHarness();
  }

  /**
   * The part of the shot before the first call: the strategy, its accessors, looked up and linked.
   */
  Workload link() throws Throwable {
    workload = assignment().workload(graph, strategyUnderTest(), compiled(), reads);
    return workload;
  }

  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    prove(workload);
  }

  /** Loads accbench's own classes, which are not what is measured. */
  private static void touchHarness() throws ClassNotFoundException {
    String here = ShotState.class.getPackageName() + ".";
    String[] names = {
      "Assignment",
      "BeanAccess",
      "ByType",
      "ReadSlot",
      "WriteSlot",
      "CopySlot",
      "ReadAll",
      "WriteAll",
      "ConstructAll",
      "DeepCopy",
      "DeepCopy$Copier",
      "ReadOne",
      "WriteOne",
    };
    for (String name : names) {
      Class.forName(here + name);
    }
    Class.forName("io.accbench.kernel.graph.Copies");
  }
}
