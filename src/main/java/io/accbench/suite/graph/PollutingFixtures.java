package io.accbench.suite.graph;

import io.accbench.app.Home;
import io.accbench.app.Inputs;
import io.accbench.app.Workplace;
import io.accbench.catalog.Fixtures;
import io.accbench.kernel.wire.ProbeKeys;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Obstacle;
import io.accbench.model.Pollution;
import io.accbench.model.Prepared;
import io.accbench.model.UserException;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The built-in fixtures whose types pollute forks, prepared on each JVM of a run with such cells.
 */
public final class PollutingFixtures {
  private static final List<String> NAMES = List.of("assorted", "ledger");

  /** The property of a fork that names the folders, without its prefix. */
  private static final String PROPERTY = ProbeKeys.TRAFFIC.replace("accbench.", "");

  private final Map<String, List<OtherGraph>> graphs = new LinkedHashMap<>();
  private final Map<String, Obstacle> obstacles = new LinkedHashMap<>();

  /** Creates none, for a run without such cells. */
  public PollutingFixtures() {}

  /**
   * One of them on a JVM.
   *
   * @param facts what was learnt about it
   * @param folder the folder with {@code recipe.bin} and {@code classes/}
   */
  public record OtherGraph(Fixture fixture, Prepared facts, Path folder) {}

  /** Prepares the fixtures, if any cell of the run is polluted by types. */
  public PollutingFixtures(Inputs inputs, Workplace place) {
    if (inputs.spec().pollutions().stream().anyMatch(Pollution::ofTypes)) {
      List<Fixture> fixtures = Fixtures.loadAll(List.of(Home.fixtures()), NAMES);
      inputs.startingJvms().forEach(jvm -> prepare(fixtures, jvm, inputs, place));
    }
  }

  private void prepare(List<Fixture> fixtures, Jvm jvm, Inputs inputs, Workplace place) {
    List<OtherGraph> ready = new ArrayList<>();
    try {
      for (Fixture fixture : fixtures) {
        place.hint("preparing " + fixture.name() + " on JVM " + jvm.label() + ", for pollution");
        Path folder = place.scratch().folder(fixture.name(), jvm.label() + "@@pollution");
        List<Path> path = inputs.user().classPath();
        Prepared facts = PreparedFixtures.prepare(inputs, place, fixture, jvm, path, folder, false);
        ready.add(new OtherGraph(fixture, facts, folder));
      }
    } catch (UserException failure) {
      if (failure.exitCode() != ExitCode.BAD_INPUT) {
        throw failure;
      }
      String words = "its JVM cannot be polluted by types: " + failure.problems().get(0);
      obstacles.put(jvm.label(), new Obstacle.Failed(Cause.of(words)));
    }
    graphs.put(jvm.label(), ready);
  }

  /** Returns why a cell's JVM cannot be polluted as it should be, or empty. */
  public Optional<Obstacle> obstacle(Cell cell) {
    return cell.pollution().ofTypes()
        ? Optional.ofNullable(obstacles.get(cell.jvm()))
        : Optional.empty();
  }

  /** Returns the graphs on a JVM; none where no cell is polluted by types. */
  public List<OtherGraph> graphs(String jvm) {
    return graphs.getOrDefault(jvm, List.of());
  }

  /** Returns the folders of the graphs on a JVM. */
  public List<Path> folders(String jvm) {
    return graphs(jvm).stream().map(OtherGraph::folder).toList();
  }

  /** Returns the class path of a fork behind its own, for the cell's pollution. */
  public List<Path> classPath(Cell cell) {
    return cell.pollution().ofTypes() ? classPath(cell.jvm()) : List.of();
  }

  /** Returns the classes that the graphs on a JVM need. */
  public List<Path> classPath(String jvm) {
    return folders(jvm).stream().map(folder -> folder.resolve("classes")).toList();
  }

  /** Returns the properties of a fork for the cell's pollution, without their prefix. */
  public Map<String, String> properties(Cell cell) {
    return cell.pollution().ofTypes() ? Map.of(PROPERTY, list(folders(cell.jvm()))) : Map.of();
  }

  /** Returns folders as {@link ProbeKeys#TRAFFIC} lists them. */
  public static String list(List<Path> folders) {
    return folders.stream()
        .map(folder -> folder.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
