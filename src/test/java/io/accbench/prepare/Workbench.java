package io.accbench.prepare;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.model.Fixture;
import io.accbench.model.Prepared;
import io.accbench.report.text.FindingText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Prepares graphs in the test's own JVM. */
public final class Workbench {
  private final Path folder;
  private final List<AccessorStrategy> strategies;

  public Workbench(Path folder, AccessorStrategy... strategies) {
    this.folder = folder;
    this.strategies = List.of(strategies);
  }

  /** The result of a preparation: the outcome, and the recipe replayed. */
  public record Result(Prepared prepared, Graph graph) {
    <T> T root(Class<T> type) {
      return type.cast(graph.root());
    }

    List<String> findings() {
      return prepared.findings().stream().map(finding -> FindingText.of(finding)).toList();
    }

    Prepared.PreparedBean type(Class<?> bean) {
      return prepared.types().stream()
          .filter(type -> type.name().equals(bean.getName()))
          .findFirst()
          .orElseThrow();
    }
  }

  public Result bind(Class<?> type, String json) throws IOException {
    return bind(type.getName(), json);
  }

  public Result bind(String type, String json) throws IOException {
    Path payload = Files.writeString(folder.resolve("payload.json"), json);
    return prepare(new Fixture("test", "", "", type, payload, null));
  }

  public Result call(Class<?> owner, String factory) throws IOException {
    return prepare(
        new Fixture("test", "", "", owner.getName(), null, owner.getName() + "::" + factory));
  }

  public Result prepare(Fixture fixture) throws IOException {
    Job job =
        new Job(
            fixture, "17", List.of(), List.of("target/classes"), folder, false, List.of(), false);
    Prepared prepared = new Preparation(job, strategies, types -> Map.of()).prepare();
    return new Result(prepared, Graph.replay(job.recipe()));
  }
}
