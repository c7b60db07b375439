package io.accbench.suite.flags;

import io.accbench.app.Inputs;
import io.accbench.app.PreparedSuite;
import io.accbench.app.Problems;
import io.accbench.app.RunnableSuite;
import io.accbench.app.Workplace;
import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.PlannedCell;
import io.accbench.plan.ChosenAxes;
import io.accbench.plan.GivenOptions;
import io.accbench.run.ForkWork;
import io.accbench.suite.Axis;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A suite that only the tests have: the empty benchmark under flags of the JVM, on two axes. */
public final class JvmFlagsSuite implements RunnableSuite {
  private static final Map<String, Map<String, String>> FLAGS = flags();

  private static Map<String, Map<String, String>> flags() {
    Map<String, Map<String, String>> flags = new LinkedHashMap<>();
    flags.put(
        "collector",
        new LinkedHashMap<>(
            Map.of("parallel", "-XX:+UseParallelGC", "serial", "-XX:+UseSerialGC")));
    flags.put(
        "strings",
        new LinkedHashMap<>(
            Map.of("compact", "-XX:+CompactStrings", "wide", "-XX:-CompactStrings")));
    return flags;
  }

  @Override
  public String name() {
    return "jvm-flags";
  }

  @Override
  public List<Axis> axes() {
    return FLAGS.keySet().stream().map(name -> Axis.ofWays(name, Axis.PARAM, "")).toList();
  }

  @Override
  public ChosenAxes choose(GivenOptions given, Catalog catalog, Path folder) {
    Map<String, List<String>> known = new LinkedHashMap<>();
    FLAGS.forEach((axis, byName) -> known.put(axis, byName.keySet().stream().sorted().toList()));
    return new ChosenAxes(given.params(known));
  }

  @Override
  public PreparedSuite prepare(Inputs inputs, Workplace place, Problems problems) {
    return new PreparedSuite() {
      @Override
      public PlannedCell plan(Cell cell) {
        return new PlannedCell(cell, "", null, List.of());
      }

      @Override
      public ForkWork work(PlannedCell planned) {
        List<String> flags =
            FLAGS.entrySet().stream()
                .map(axis -> axis.getValue().get(planned.cell().axis(axis.getKey())))
                .toList();
        ForkWork empty = ForkWork.empty();
        return new ForkWork(empty.benchmark(), List.of(), Map.of(), Map.of(), flags);
      }
    };
  }
}
