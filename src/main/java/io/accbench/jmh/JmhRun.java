package io.accbench.jmh;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.GivenCommand;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The results of a JMH file as a journal whose every block is one cell. JMH measures one benchmark
 * after the other, so no two of its forks share a round and there is no ratio within the file. A
 * result that accbench wrote becomes the cell that it was. Any other result becomes a cell of suite
 * {@code jmh}, with the benchmark as its operation and the parameters as its fixture.
 */
public final class JmhRun {
  /** The suite of cells that are not accbench's own. */
  public static final String SUITE = "jmh";

  private static final String UNKNOWN = "unknown";

  private final String name;
  private final List<Block> blocks = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private final List<Launch> launches = new ArrayList<>();
  private final Map<String, TreeSet<String>> jdks = new LinkedHashMap<>();
  private final Map<String, TreeSet<String>> vms = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();

  private JmhRun(String name) {
    this.name = name;
  }

  /**
   * Returns the results as a journal.
   *
   * @param name the name of the file, for messages
   * @throws UserException with every result that has no forks to judge by, or that the file holds
   *     twice
   */
  public static Journal journal(String name, List<JmhResult> results) {
    JmhRun run = new JmhRun(name);
    results.forEach(run::add);
    if (!run.problems.isEmpty()) {
      throw new UserException(ExitCode.NO_BASELINE, run.problems);
    }
    return new Journal(run.header(), List.copyOf(run.launches), new End("", -1), false);
  }

  private void add(JmhResult result) {
    Cell cell = cell(result);
    if (!ids.add(cell.id())) {
      problems.add(result.place() + ": is in the file twice, with the same parameters and mode");
      return;
    }
    if (result.forks().isEmpty() && result.problem() == null) {
      problems.add(
          result.place()
              + ": has no rawData, so the spread of its forks is unknown; let JMH write it with -rf"
              + " json");
      return;
    }
    String flags = result.environment().get("JVM flags");
    PlannedCell planned =
        new PlannedCell(cell, "", null, flags == null ? List.of(UNKNOWN) : split(flags));
    int forks = Math.max(1, result.forks().size());
    blocks.add(new Block(cell.id(), List.of("strategy"), List.of(planned), forks));
    for (int fork = 0; fork < forks; fork++) {
      launches.add(launch(cell, result, fork));
    }
    collect(jdks, cell, result, "JDK");
    collect(vms, cell, result, "VM");
  }

  private static List<String> split(String flags) {
    return flags.isEmpty() ? List.of() : List.of(flags.split(" "));
  }

  private static void collect(
      Map<String, TreeSet<String>> all, Cell cell, JmhResult result, String what) {
    all.computeIfAbsent(cell.jvm(), label -> new TreeSet<>())
        .add(result.environment().getOrDefault(what, UNKNOWN));
  }

  private static Launch launch(Cell cell, JmhResult result, int fork) {
    boolean measured = result.problem() == null;
    List<Double> bytes = result.allocatedBytesPerOp();
    return new Launch(
        cell.id(),
        fork,
        measured
            ? null
            : result.place() + ": " + result.problem() + ", no measurement; measure it again",
        result.unit(),
        List.of(),
        measured ? List.of(result.forks().get(fork)) : List.of(),
        List.of(),
        fork < bytes.size() ? List.of(bytes.get(fork)) : List.of(),
        Double.NaN,
        Double.NaN,
        Map.of(),
        List.of());
  }

  private static Cell cell(JmhResult result) {
    Map<String, String> params = result.params();
    boolean own =
        result.benchmark().startsWith(Suite.OWN_BENCHMARKS) && params.containsKey("strategy");
    return own ? own(result) : foreign(result);
  }

  private static Cell foreign(JmhResult result) {
    Map<String, String> axes = new LinkedHashMap<>();
    axes.put("operation", result.benchmark());
    axes.put(
        "fixture",
        result.params().entrySet().stream().map(Object::toString).collect(Collectors.joining(",")));
    return new Cell(SUITE, axes, "", result.mode(), result.threads());
  }

  /** Returns the cell that a result of accbench's own was. */
  private static Cell own(JmhResult result) {
    String work = result.benchmark().substring(Suite.OWN_BENCHMARKS.length());
    String suite = work.replaceFirst("\\..*", "");
    Map<String, String> given = new LinkedHashMap<>(result.params());
    given.putIfAbsent("operation", work.replaceFirst(".*\\.", ""));
    given.remove("form");
    Map<String, String> axes = new LinkedHashMap<>();
    Suites.find(suite).ifPresent(known -> known.axes().forEach(axis -> axes.put(axis.name(), "")));
    axes.putAll(given);
    axes.keySet().removeAll(Cell.COMMON);
    return new Cell(
        suite, axes, given.get("jvm"), result.mode(), result.threads(), given.get("injection"));
  }

  private Header header() {
    List<Jvm> jvms =
        jdks.keySet().stream()
            .map(
                label ->
                    new Jvm(
                        label,
                        null,
                        0,
                        String.join(" and ", jdks.get(label)),
                        UNKNOWN,
                        String.join(" and ", vms.get(label)),
                        List.of(),
                        List.of()))
            .toList();
    return new Header(
        UNKNOWN,
        name,
        SUITE,
        0,
        "",
        new Machine(UNKNOWN, 0, 0, UNKNOWN, UNKNOWN, -1),
        jvms,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        settings(),
        List.copyOf(blocks),
        List.of(Finding.of(FindingKind.JMH_FILE, name)),
        List.of(),
        GivenCommand.FOREIGN,
        null);
  }

  /**
   * Returns settings of which only the goal is ever looked at; a file says of each result how it
   * was measured.
   */
  private static Settings settings() {
    return new Settings(
        Range.exactly(0),
        Duration.ZERO,
        1,
        Duration.ZERO,
        Range.exactly(1),
        Range.exactly(1),
        List.of(),
        Duration.ZERO,
        null,
        Goal.DEFAULT,
        Interleaving.FORKS);
  }
}
