package io.accbench.jmh;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.End;
import io.accbench.model.ExitCode;
import io.accbench.model.FailedBy;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.LaunchSamples;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.RunConditions;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The results of a JMH file as a journal whose every block is one cell. JMH measures one benchmark
 * after the other, so no two of its forks share a round and there is no ratio within the file. A
 * result that accbench wrote becomes the cell that it was. So does the result of a benchmark that
 * the other run of a comparison measured, too. Any other result becomes a cell of suite {@code
 * jmh}, with the benchmark as its operation and the parameters as its fixture.
 */
public final class JmhRun {
  /** The suite of cells that are not accbench's own. */
  public static final String SUITE = "jmh";

  private final String name;
  private final Map<MeasuredBenchmark, List<Cell>> known;
  private final List<Block> blocks = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private final List<Launch> launches = new ArrayList<>();
  private final Map<String, TreeSet<String>> jdks = new LinkedHashMap<>();
  private final Map<String, TreeSet<String>> vms = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();
  private final List<String> unusable = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  /** A benchmark as it was measured, without its parameters. */
  private record MeasuredBenchmark(String benchmark, Mode mode, int threads) {}

  private JmhRun(String name, Collection<Cell> cells) {
    this.name = name;
    this.known =
        cells.stream()
            .collect(
                Collectors.groupingBy(
                    cell ->
                        new MeasuredBenchmark(
                            Suites.of(cell).benchmark(cell), cell.mode(), cell.threads())));
    findings.add(Finding.of(FindingKind.JMH_FILE, name));
  }

  /**
   * Returns the results as a journal.
   *
   * @param name the name of the file, for messages
   * @param known the cells of the run with which the file is compared; empty without one
   * @throws UserException with every result that the file holds twice, or that has no forks to
   *     judge by where none has
   */
  public static Journal journal(String name, List<JmhResult> results, Collection<Cell> known) {
    JmhRun run = new JmhRun(name, known);
    results.forEach(run::add);
    if (!run.problems.isEmpty()) {
      throw new UserException(ExitCode.NO_BASELINE, run.problems);
    } else if (run.unusable.size() == results.size()) {
      throw new UserException(ExitCode.NO_BASELINE, run.unusable);
    }
    return new Journal(run.header(), List.copyOf(run.launches), new End("", -1), false);
  }

  private void add(JmhResult result) {
    Cell cell = cell(result);
    if (!ids.add(cell.id())) {
      problems.add(result.place() + ": is in the file twice, with the same parameters and mode");
      return;
    }
    String cause = cause(result);
    if (cause != null) {
      unusable.add(cause);
    } else if (result.allocationProblem() != null) {
      findings.add(Finding.of(FindingKind.JMH_ALLOCATION, cell.id(), result.allocationProblem()));
    }
    String flags = result.environment().get("JVM flags");
    PlannedCell planned =
        new PlannedCell(
            cell, "", null, flags == null ? List.of(RunConditions.UNKNOWN) : split(flags));
    int forks = cause == null ? result.forks().size() : 1;
    blocks.add(new Block(cell.id(), List.of("strategy"), List.of(planned), forks));
    for (int fork = 0; fork < forks; fork++) {
      launches.add(launch(cell, result, fork, cause));
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
        .add(result.environment().getOrDefault(what, RunConditions.UNKNOWN));
  }

  /** Returns why a result cannot be judged, with its place; null if it can. */
  private static String cause(JmhResult result) {
    if (result.problem() != null) {
      return result.place() + ": " + result.problem() + ", no measurement; measure it again";
    }
    return result.forks().isEmpty()
        ? result.place()
            + ": has no rawData, so the spread of its forks is unknown; let JMH write it with -rf"
            + " json"
        : null;
  }

  private static Launch launch(Cell cell, JmhResult result, int fork, String cause) {
    boolean measured = cause == null;
    List<Double> bytes = result.allocatedBytesPerOp();
    return new Launch(
        new Launch.LaunchId(cell.id(), fork, null),
        new LaunchSamples(
            result.unit(),
            List.of(),
            measured ? List.of(result.forks().get(fork)) : List.of(),
            List.of(),
            measured && !bytes.isEmpty() ? List.of(bytes.get(fork)) : List.of(),
            List.of(),
            Map.of()),
        new Launch.LaunchOutcome(
            Double.NaN, Double.NaN, cause, measured ? null : FailedBy.ITSELF, List.of()),
        Conditions.UNKNOWN,
        Map.of(),
        List.of());
  }

  private Cell cell(JmhResult result) {
    List<Cell> same =
        known
            .getOrDefault(
                new MeasuredBenchmark(result.benchmark(), result.mode(), result.threads()),
                List.of())
            .stream()
            .filter(cell -> measured(cell, result.params()))
            .toList();
    if (same.size() == 1) {
      return same.get(0);
    }
    Map<String, String> params = result.params();
    boolean own =
        result.benchmark().startsWith(Suite.OWN_BENCHMARKS) && params.containsKey("strategy");
    Optional<Pollution> pollution =
        Pollution.parse(params.getOrDefault(Cell.POLLUTION, Pollution.NONE.text()));
    return own && pollution.isPresent() ? own(result, pollution.get()) : foreign(result);
  }

  /**
   * Returns whether a cell has these parameters. A file of JMH's lacks what accbench adds to them:
   * the side, the version of a library, the JVM.
   */
  private static boolean measured(Cell cell, Map<String, String> params) {
    Map<String, String> own = new LinkedHashMap<>(Suites.of(cell).parameters(cell));
    Set<String> added = new HashSet<>(Suites.of(cell).origins());
    added.addAll(List.of("jvm", "injection"));
    own.keySet().removeAll(added);
    if (!cell.pollution().none()) {
      own.put(Cell.POLLUTION, cell.pollution().text());
    }
    Map<String, String> theirs = new LinkedHashMap<>(params);
    theirs
        .entrySet()
        .removeIf(
            param ->
                added.contains(param.getKey())
                    && param.getValue().equals(cell.axis(param.getKey())));
    return own.equals(theirs);
  }

  private static Cell foreign(JmhResult result) {
    Map<String, String> axes = new LinkedHashMap<>();
    axes.put("operation", result.benchmark());
    axes.put(
        "fixture",
        new TreeMap<>(result.params())
            .entrySet().stream()
                .map(param -> escaped(param.getKey()) + "=" + escaped(param.getValue()))
                .collect(Collectors.joining(",")));
    return new Cell(SUITE, axes, "", result.mode(), result.threads());
  }

  /**
   * Returns a name or value of a parameter so that no two lists of parameters are one text: two
   * quotes for an empty one, and a backslash before what separates them.
   */
  private static String escaped(String text) {
    return text.isEmpty() ? "\"\"" : text.replaceAll("[\\\\,=]|^\"(?=\"$)", "\\\\$0");
  }

  /** Returns the cell that a result of accbench's own was. */
  private static Cell own(JmhResult result, Pollution pollution) {
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
        suite,
        axes,
        given.get("jvm"),
        result.mode(),
        result.threads(),
        pollution,
        given.get("injection"));
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
                        RunConditions.UNKNOWN,
                        String.join(" and ", vms.get(label)),
                        List.of(),
                        List.of()))
            .toList();
    return new Header(
        new Header.RunStart(RunConditions.UNKNOWN, name, SUITE, 0, ""),
        new Machine(RunConditions.UNKNOWN, 0, 0, RunConditions.UNKNOWN, RunConditions.UNKNOWN, -1),
        jvms,
        new Header.Subjects(List.of(), List.of(), List.of(), List.of()),
        new Header.RunPlan(settings(), List.copyOf(blocks), List.of(), null),
        List.copyOf(findings));
  }

  /**
   * Returns settings of which only the goal is ever looked at; a file says of each result how it
   * was measured.
   */
  private static Settings settings() {
    return new Settings(
        new Settings.IterationPlan(Range.exactly(0), Duration.ZERO, 1, Duration.ZERO),
        new Settings.RoundPlan(Range.exactly(1), Range.exactly(1)),
        new Settings.RunLimits(Duration.ZERO, null),
        Goal.DEFAULT,
        new Settings.Placement(Interleaving.FORKS, ProcessorChoice.ANY),
        List.of(),
        null);
  }
}
