package io.accbench.suite.jmh;

import io.accbench.app.Home;
import io.accbench.app.Inputs;
import io.accbench.app.PreparedSuite;
import io.accbench.app.Problems;
import io.accbench.app.Workplace;
import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.Jvm;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Stack;
import io.accbench.model.UserException;
import io.accbench.plan.CellProduct;
import io.accbench.plan.RunSpec;
import io.accbench.run.ForkWork;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The cells of suite {@code jmh}, ready to be planned and measured. */
final class PreparedJmh implements PreparedSuite {
  /**
   * The time in which a JVM lists benchmarks beyond {@code --timeout}. Arbitrary: many times what
   * one takes.
   */
  private static final Duration LISTING = Duration.ofSeconds(10);

  private final Inputs inputs;
  private final BenchmarkChoice benchmarks;
  private final List<LibraryVersion> libraries;
  private final CodeSums sums;
  private final FileState files;
  private final AddedWorkClasses slowed;
  private final List<Finding> findings = new ArrayList<>();

  private PreparedJmh(
      Inputs inputs,
      BenchmarkChoice benchmarks,
      List<LibraryVersion> libraries,
      List<Finding> resolved,
      Path scratch) {
    this.inputs = inputs;
    this.benchmarks = benchmarks;
    this.libraries = libraries;
    this.sums = new CodeSums();
    this.slowed = new AddedWorkClasses(scratch);
    this.files =
        new FileState(
            benchmarks.sides().stream()
                .flatMap(side -> side.classPath().stream())
                .distinct()
                .toList());
    findings.addAll(resolved);
    findings.addAll(JmhFindings.of(benchmarks, inputs.spec(), sums));
  }

  /** Finds the jars, lists their benchmarks and checks what the options say of them. */
  static PreparedJmh of(Inputs inputs, Workplace place, Problems problems) {
    RunSpec spec = inputs.spec();
    Path scratch = place.scratch().path();
    try (ClassPaths paths = new ClassPaths(inputs.offline(), place, problems)) {
      List<BenchmarkSide> sides =
          paths.sides(spec.libraries().jmh).stream()
              .map(side -> side.with(inputs.user().classPath()))
              .toList();
      List<LibraryVersion> libraries = paths.libraries(spec.libraries().libraries);
      Jvm first = inputs.startingJvms().get(0);
      BenchmarkLister lister =
          new BenchmarkLister(
              first.executable(),
              inputs.jvmArgsOfCode(first),
              Home.jars(),
              scratch,
              LISTING.plus(spec.settings().limits().timeout()));
      BenchmarkChoice benchmarks =
          BenchmarkChoice.of(sides, libraries.get(0), lister, spec, problems);
      return new PreparedJmh(inputs, benchmarks, libraries, paths.findings(), scratch);
    }
  }

  /** Returns every cell: the benchmark changes slowest, the side fastest. */
  @Override
  public List<Cell> cells(RunSpec spec, List<String> jvms) {
    return benchmarks.names().stream().flatMap(name -> cells(name, jvms).stream()).toList();
  }

  private List<Cell> cells(String name, List<String> jvms) {
    List<String> axes = List.of(JmhSuite.BENCHMARK, JmhSuite.SIDE, JmhSuite.LIBRARY);
    CellProduct product =
        new CellProduct(JmhSuite.NAME, axes)
            .over(JmhSuite.BENCHMARK, List.of(name))
            .over("jvm", jvms)
            .over("mode", benchmarks.modes(name).stream().map(Mode::label).toList())
            .over("threads", benchmarks.threads(name).stream().map(String::valueOf).toList());
    benchmarks.parameterAxes(name).forEach(product::over);
    return product
        .over(JmhSuite.LIBRARY, libraries.stream().map(LibraryVersion::name).toList())
        .over(JmhSuite.SIDE, benchmarks.sides(name).stream().map(BenchmarkSide::name).toList())
        .cells();
  }

  /**
   * Returns the sides, libraries and JVMs first, then the parameters with several values in the
   * command, the benchmarks, and all other parameters.
   */
  @Override
  public List<String> comparedFirst(RunSpec spec) {
    return Stream.of(
            Stream.of(JmhSuite.SIDE, JmhSuite.LIBRARY, "jvm"),
            benchmarks.given().keySet().stream().map(ParameterAxis::of),
            Stream.of(JmhSuite.BENCHMARK, "threads"),
            benchmarks.parameters().stream().map(ParameterAxis::of))
        .flatMap(axes -> axes)
        .distinct()
        .toList();
  }

  /**
   * Returns the class of a benchmark: benchmarks of several classes are compared only where the
   * baseline is one of them.
   */
  @Override
  public String group(Cell cell) {
    boolean named = inputs.spec().baseline().containsKey(JmhSuite.BENCHMARK);
    return named ? "" : JmhBenchmark.type(cell.axis(JmhSuite.BENCHMARK));
  }

  @Override
  public PlannedCell plan(Cell cell) {
    JmhBenchmark benchmark = benchmarks.of(cell);
    Obstacle obstacle =
        library(cell)
            .unavailable()
            .map(why -> (Obstacle) new Obstacle.Unavailable(Cause.of(why)))
            .orElse(null);
    return new PlannedCell(
        cell,
        "",
        obstacle,
        benchmarks.jvmArgs(benchmark),
        new JmhTiming(inputs.spec().settings(), inputs.spec().onCommandLine())
            .of(benchmark, cell.mode()));
  }

  @Override
  public ForkWork work(PlannedCell planned) {
    files.check();
    Cell cell = planned.cell();
    List<Path> code = side(cell).code(library(cell));
    List<Path> host = new ArrayList<>(List.of(MeasuredJars.host(Home.jars())));
    host.addAll(side(cell).listed(library(cell)));
    List<Path> fork = new ArrayList<>();
    if (ForkWork.slowed(cell)) {
      fork.add(slowed.folder(benchmarks.of(cell), code));
    }
    // a fork that runs other benchmarks looks for them
    boolean others = cell.pollution().kind() == PollutionKind.BENCHMARKS;
    fork.addAll(others ? side(cell).listed(library(cell)) : code);
    fork.add(MeasuredJars.profilers(Home.jars()));
    String name = cell.axis(JmhSuite.BENCHMARK);
    Map<String, String> params = benchmarks.params(cell);
    String sum = sums.of(code, name + params + planned.jvmFlags());
    return new ForkWork(
        name,
        fork,
        params,
        Map.of(FactKeys.CODE, sum),
        List.of(),
        host,
        inputs.spec().measuring().profilers);
  }

  private BenchmarkSide side(Cell cell) {
    return benchmarks.side(cell.axis(JmhSuite.SIDE));
  }

  private LibraryVersion library(Cell cell) {
    return libraries.stream()
        .filter(library -> library.name().equals(cell.axis(JmhSuite.LIBRARY)))
        .findFirst()
        .orElse(LibraryVersion.OF_THE_SIDE);
  }

  @Override
  public List<Stack> libraries() {
    return Stream.concat(
            benchmarks.sides().stream().map(BenchmarkSide::stack),
            libraries.stream().flatMap(library -> library.stack().stream()))
        .toList();
  }

  @Override
  public List<Finding> findings() {
    return findings;
  }

  /**
   * The sizes and times of the files of a class path when the run began. A build that replaces a
   * jar while it is measured changes them.
   */
  private static final class FileState {
    private final Map<Path, Long> then = new LinkedHashMap<>();

    FileState(List<Path> classPath) {
      classPath.forEach(entry -> then.put(entry, stamp(entry)));
    }

    /**
     * Checks that nothing has changed.
     *
     * @throws UserException naming what has
     */
    void check() {
      then.forEach(
          (entry, stamp) -> {
            if (stamp(entry) != stamp) {
              throw UserException.refused(
                  "%s has changed since the run began, so the run ends here; what was measured before"
                          .formatted(entry.getFileName())
                      + " is kept. Start a new run, or restore the file and use --resume");
            }
          });
    }

    private static long stamp(Path entry) {
      try (Stream<Path> files = Files.walk(entry)) {
        return files.mapToLong(FileState::one).sum();
      } catch (IOException | UncheckedIOException gone) {
        return -1;
      }
    }

    private static long one(Path file) {
      try {
        BasicFileAttributes state = Files.readAttributes(file, BasicFileAttributes.class);
        long content = state.isDirectory() ? 0 : state.lastModifiedTime().toMillis() * 31;
        return (content + state.size()) * 31 + file.hashCode();
      } catch (IOException gone) {
        throw new UncheckedIOException(gone);
      }
    }
  }
}
