package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.OtherClasses;
import io.accbench.kernel.pollution.SuiteTraffic;
import io.accbench.kernel.pollution.Traffic;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.wire.ProbeKeys;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The traffic of suite access: the measured operation on beans of other types, through the measured
 * call sites, with the same strategy.
 */
final class OtherBeans implements SuiteTraffic {
  private final SteadyState state;
  private final Blackhole sink;

  OtherBeans(SteadyState state, Blackhole sink) {
    this.state = state;
    this.sink = sink;
  }

  @Override
  public Traffic types() throws Throwable {
    Graph own = Graph.replay(Path.of(ForkState.property(ProbeKeys.RECIPE)));
    AccessorStrategy strategy = state.strategyUnderTest();
    List<Workload> works = new ArrayList<>();
    for (String folder : ForkState.property(ProbeKeys.TRAFFIC).split(File.pathSeparator)) {
      Graph other = Graph.replay(Path.of(folder, "recipe.bin"));
      works.addAll(state.assignment().elsewhere(own, other, strategy, state.compiled()));
    }
    for (int first = 0; state.operation.equals("copy") && first < OtherClasses.REPLAYS; first++) {
      works.addAll(ofOtherCollections(own, first, strategy));
    }
    return new OtherWork(works);
  }

  /**
   * Returns the work on the measured graph with collections of other classes, which a copy alone
   * looks into; none if a bean does not take them.
   */
  private List<Workload> ofOtherCollections(Graph own, int first, AccessorStrategy strategy)
      throws Throwable {
    List<Workload> works = new ArrayList<>();
    OtherClasses classes = new OtherClasses(first);
    try {
      Graph other = Graph.replay(Path.of(ForkState.property(ProbeKeys.RECIPE)), classes);
      if (classes.any()) {
        works.addAll(state.assignment().elsewhere(own, other, strategy, state.compiled()));
        new OtherWork(works).run();
      }
      return works;
    } catch (Exception | LinkageError refused) {
      return List.of();
    }
  }

  /** Returns null: an accessor never looks into a text. */
  @Override
  public Traffic strings() {
    return null;
  }

  private final class OtherWork implements Traffic {
    private final List<Workload> works;

    OtherWork(List<Workload> works) {
      this.works = works;
    }

    @Override
    public void run() throws Throwable {
      for (Workload work : works) {
        state.run(work, sink);
      }
    }
  }
}
