package io.accbench.analysis;

import io.accbench.jmh.JmhResult;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.End;
import io.accbench.model.FailedBy;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.JitOutcome;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.JvmHeap;
import io.accbench.model.Launch;
import io.accbench.model.Launch.LaunchId;
import io.accbench.model.Launch.LaunchOutcome;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.Repetition;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import io.accbench.model.Stack;
import io.accbench.report.text.FindingText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Makes the journals of tests: blocks of cells and the score of every fork. The run prepared
 * nothing and measured on one machine with JDK 17, but for the parts that a test names.
 */
public final class JournalBuilder {
  /** What was planned and measured so far. */
  final List<Block> blocks = new ArrayList<>();

  final List<Launch> launches = new ArrayList<>();

  private final Random random = new Random(7);
  private Header.RunStart start;
  private Machine machine = new Machine("cpu", 2, 1L << 33, "Linux", "unknown", 0.1);
  private List<Jvm> jvms = List.of(jvm("17.0.1"));
  private Header.Subjects subjects =
      new Header.Subjects(List.of(), List.of(), List.of(), List.of());
  private List<Finding> findings = List.of();
  private SettingsBuilder settings = new SettingsBuilder();
  private Range rounds = Range.exactly(6);
  private Map<String, String> facts = Map.of();
  private double seconds = 2;
  private End end = new End("2026-01-01T00:01:00Z", 0.1);

  private JournalBuilder(String command, String profile) {
    this.start = new Header.RunStart("0.1.0", command, profile, 42, "2026-01-01T00:00:00Z");
  }

  /** Begins with a run of no cells, of six rounds. */
  public static JournalBuilder run() {
    return new JournalBuilder("accbench run", "quick");
  }

  /** Begins with a gate of no cells, of 30 rounds on one fixture. */
  public static JournalBuilder gate() {
    return new JournalBuilder("accbench gate --stack base,candidate", "gate")
        .rounds(Range.exactly(30))
        .jdk("17.0.1+1")
        .payload("a1");
  }

  /** Begins with a calibration of no cells. */
  public static JournalBuilder calibration() {
    return new JournalBuilder("accbench calibrate", "calibrate").rounds(Range.exactly(30));
  }

  /** Returns the header of a run that prepared nothing, on one machine with JDK 17. */
  public static Header header(Settings settings, List<Block> blocks) {
    return run().blocks(blocks).settings(settings).header();
  }

  /** Returns the same launch, ended by somebody and repeating another; each may be null. */
  public static Launch ended(Launch launch, FailedBy who, Repetition again) {
    LaunchOutcome outcome = launch.outcome();
    return new Launch(
        new LaunchId(launch.cell(), launch.round(), again),
        launch.samples(),
        new LaunchOutcome(
            outcome.seconds(), outcome.overheadSeconds(), outcome.cause(), who, outcome.output()),
        launch.conditions(),
        launch.facts(),
        launch.jit());
  }

  /** Returns the same launch without facts, failed for a reason. */
  public static Launch failed(Launch launch, String cause) {
    LaunchOutcome outcome = launch.outcome();
    return new Launch(
        launch.id(),
        launch.samples(),
        new LaunchOutcome(
            outcome.seconds(), outcome.overheadSeconds(), cause, outcome.failedBy(), List.of()),
        launch.conditions(),
        Map.of(),
        launch.jit());
  }

  /** Returns a finding whose sentence ends with any words. */
  public static Finding doubt(String subject, String words) {
    return Finding.of(FindingKind.JMH_ALLOCATION, subject, words);
  }

  private static Jvm jvm(String version) {
    return new Jvm("17", null, 17, version, "V", "HotSpot", List.of(), List.of());
  }

  public JournalBuilder start(Header.RunStart other) {
    start = other;
    return this;
  }

  /** From another seed: a gate confirms from the next one, 43. */
  public JournalBuilder seed(long number) {
    return start(
        new Header.RunStart(
            start.accbench(), start.command(), start.profile(), number, start.time()));
  }

  public JournalBuilder machine(Machine other) {
    machine = other;
    return this;
  }

  public JournalBuilder cpu(String name) {
    return machine(new Machine(name, 2, 1L << 33, "Linux", "unknown", 0.1));
  }

  public JournalBuilder jvms(List<Jvm> others) {
    jvms = others;
    return this;
  }

  public JournalBuilder jdk(String version) {
    return jvms(List.of(jvm(version)));
  }

  /** What the JVM said of its heap when it was started. */
  public JournalBuilder heap(JvmHeap heap) {
    return jvms(jvms.stream().map(one -> one.started(heap, null)).toList());
  }

  /** What was prepared, resolved and found on the class path. */
  public JournalBuilder subjects(
      List<Prepared> fixtures, List<Stack> stacks, Artifact... classPath) {
    subjects = new Header.Subjects(fixtures, stacks, List.of(), List.of(classPath));
    return this;
  }

  /** Prepares a fixture {@code order} of one bean, whose payload has that sum. */
  public JournalBuilder payload(String sum) {
    return subjects(List.of(prepared(sum)), List.of());
  }

  public static Prepared prepared(String sum) {
    return new Prepared(
        "order", "17", "Order", sum, 9, 1, List.of(), Map.of(), List.of(), List.of());
  }

  public JournalBuilder findings(List<Finding> found) {
    findings = found;
    return this;
  }

  /** A run of accbench, which has a class path: a JMH file tells neither. */
  public JournalBuilder processors(ProcessorChoice choice) {
    settings.placement(Interleaving.FORKS, choice);
    return subjects(subjects.prepared(), List.of(), new Artifact("kernel.jar", "c1"));
  }

  public JournalBuilder interleaving(Interleaving how) {
    settings.placement(how, ProcessorChoice.ANY);
    return this;
  }

  public JournalBuilder goal(Goal other) {
    settings.goal(other);
    return this;
  }

  public JournalBuilder jvmArgs(String... arguments) {
    settings.jvmArgs(List.of(arguments));
    return this;
  }

  /** Takes all settings from others. */
  public JournalBuilder settings(Settings other) {
    settings = new SettingsBuilder(other);
    return this;
  }

  /** Plans another number of rounds for every block, before and behind. */
  public JournalBuilder rounds(Range range) {
    rounds = range;
    settings.rounds(range, Range.exactly(10));
    blocks.replaceAll(block -> new Block(block.id(), block.varies(), block.cells(), range));
    return this;
  }

  public JournalBuilder interrupted() {
    end = null;
    return this;
  }

  public JournalBuilder blocks(List<Block> further) {
    blocks.addAll(further);
    return this;
  }

  /** A block of strategies, the baseline first. */
  public JournalBuilder block(Cell... cells) {
    return block(Stream.of(cells).map(SampleCells::planned).toArray(PlannedCell[]::new));
  }

  /** A block of strategies, the baseline first. */
  public JournalBuilder block(PlannedCell... cells) {
    String id = cells[0].cell().operation() + "/" + cells[0].cell().mode().label();
    return block(id, "strategy", cells);
  }

  /** A block whose cells differ on an axis, the baseline first. */
  public JournalBuilder block(String axis, Cell... cells) {
    return block(
        cells[0].operation() + "/" + blocks.size(),
        axis,
        Stream.of(cells).map(SampleCells::planned).toArray(PlannedCell[]::new));
  }

  private JournalBuilder block(String id, String axis, PlannedCell... cells) {
    blocks.add(new Block(id, List.of(axis), List.of(cells), rounds));
    return this;
  }

  /** A block of a baseline and one cell that cannot be measured. */
  public JournalBuilder unsupported(String axis, String reason, Cell baseline, Cell cell) {
    return block(
        "unsupported/" + blocks.size(),
        axis,
        SampleCells.planned(baseline),
        new PlannedCell(cell, "", new Obstacle.NotSupported(Cause.of(reason)), List.of()));
  }

  /** A block of a cell and its copies, with all forks of its rounds; the noise is normal. */
  public JournalBuilder injected(Cell cell, int rounds, double sd, String... injections) {
    List<Cell> cells =
        Stream.concat(Stream.of(cell), Stream.of(injections).map(cell::with)).toList();
    List<PlannedCell> planned = cells.stream().map(SampleCells::planned).toList();
    blocks.add(new Block(cell.id(), List.of("injection"), planned, Range.exactly(rounds)));
    for (int round = 0; round < rounds; round++) {
      for (Cell each : cells) {
        double noise = each.injection().isEmpty() ? 0 : sd * random.nextGaussian();
        double slower = each.injection().isEmpty() ? 0 : Math.log1p(size(each.injection()));
        launch(each, round, 100 * Math.exp(noise + slower));
      }
    }
    return this;
  }

  private static double size(String injection) {
    return injection.equals("none")
        ? 0
        : Double.parseDouble(injection.replaceAll(".*:|%", "")) / 100;
  }

  /** Each launch that follows takes so long. */
  public JournalBuilder seconds(double each) {
    seconds = each;
    return this;
  }

  /** The forks that follow report this sum of the code that they run. */
  public JournalBuilder code(String sum) {
    facts = Map.of(FactKeys.CODE, sum);
    return this;
  }

  /** Any launch. */
  public JournalBuilder add(Launch launch) {
    launches.add(launch);
    return this;
  }

  /** One fork a score in ns/op, each of one iteration, in rounds from 0. */
  public JournalBuilder forks(Cell cell, double... scores) {
    return forks(cell, "ns/op", scores);
  }

  /** One fork a score, each of one iteration, in rounds from 0. */
  public JournalBuilder forks(Cell cell, String unit, double... scores) {
    for (int round = 0; round < scores.length; round++) {
      launch(cell, round, unit, facts, scores[round]);
    }
    return this;
  }

  /** Forks with normal noise on the logarithm, from round 0; 100 B/op. */
  public JournalBuilder noisy(Cell cell, int count, double nanos, double sd, long seed) {
    return noisy(cell, count, nanos, sd, seed, 100);
  }

  /** Forks with normal noise on the logarithm, from round 0. */
  public JournalBuilder noisy(
      Cell cell, int count, double nanos, double sd, long seed, double bytesPerOp) {
    Random noise = new Random(seed);
    for (int round = 0; round < count; round++) {
      fork(cell, round, "ns/op", nanos * Math.exp(sd * noise.nextGaussian()), bytesPerOp);
    }
    return this;
  }

  /** The forks of a JMH file's result, from round 0. */
  public JournalBuilder results(Cell cell, JmhResult result) {
    List<Double> bytes = result.allocatedBytesPerOp();
    for (int round = 0; round < result.forks().size(); round++) {
      double allocated = bytes.isEmpty() ? Double.NaN : bytes.get(round);
      fork(cell, round, result.unit(), result.forks().get(round), allocated);
    }
    return this;
  }

  /** A fork of one iteration, and what it allocated. */
  public JournalBuilder fork(Cell cell, int round, String unit, double score, double bytesPerOp) {
    return add(cell, round, null, unit, facts, List.of(), List.of(bytesPerOp), score);
  }

  /** One fork an allocation, in rounds from 0. */
  public JournalBuilder allocating(Cell cell, double... bytesPerOp) {
    for (int round = 0; round < bytesPerOp.length; round++) {
      fork(cell, round, "ns/op", 100, bytesPerOp[round]);
    }
    return this;
  }

  public JournalBuilder launch(Cell cell, int round, double... scores) {
    return launch(cell, round, facts, scores);
  }

  public JournalBuilder launch(Cell cell, int round, Map<String, String> known, double... scores) {
    return launch(cell, round, "ns/op", known, scores);
  }

  public JournalBuilder launch(
      Cell cell, int round, String unit, Map<String, String> known, double... scores) {
    return add(cell, round, null, unit, known, List.of(), List.of(), scores);
  }

  public JournalBuilder failed(Cell cell, int round) {
    return failed(cell, round, "exit code 1");
  }

  public JournalBuilder failed(Cell cell, int round, String cause) {
    return add(cell, round, cause, null, facts, List.of(), List.of());
  }

  /** A launch with all that a fork tells; the later the round, the more of it is overhead. */
  JournalBuilder add(
      Cell cell,
      int round,
      String cause,
      String unit,
      Map<String, String> known,
      List<List<List<Double>>> histograms,
      List<Double> bytesPerOp,
      double... scores) {
    return add(
        new LaunchBuilder(cell.id(), round)
            .failed(cause)
            .unit(unit)
            .scores(Arrays.stream(scores).boxed().toList())
            .histograms(histograms)
            .allocated(bytesPerOp)
            .took(seconds, 0.5 + round / 10.0)
            .facts(known)
            .build());
  }

  /** A fork whose conditions and collections are known; iterations take 100 ms. */
  JournalBuilder fork(
      Cell cell,
      int round,
      double[] warmup,
      double[] scores,
      double[] gcMillis,
      Conditions conditions) {
    return add(
        new LaunchBuilder(cell.id(), round)
            .unit(cell.mode() == Mode.THROUGHPUT ? "ops/ns" : "ns/op")
            .warmup(Arrays.stream(warmup).boxed().toList())
            .scores(scores)
            .collecting(Arrays.stream(gcMillis).boxed().toList())
            .took(2, 0.5)
            .conditions(conditions)
            .build());
  }

  /** A fork of one iteration whose JIT compiler's log is known. */
  JournalBuilder compiled(
      Cell cell,
      int round,
      double nanos,
      Conditions conditions,
      Map<String, String> known,
      List<JitOutcome> jit) {
    return add(
        new LaunchBuilder(cell.id(), round)
            .scores(nanos)
            .took(2, 0.5)
            .conditions(conditions)
            .facts(known)
            .build()
            .with(known, jit));
  }

  /** Makes of the last launch one that failed by somebody, or that repeats another, or both. */
  public JournalBuilder last(FailedBy who, Repetition again) {
    int last = launches.size() - 1;
    launches.set(last, ended(launches.get(last), who, again));
    return this;
  }

  public Header header() {
    return new Header(
        start,
        machine,
        jvms,
        subjects,
        new Header.RunPlan(settings.build(), List.copyOf(blocks), List.of(), null),
        findings);
  }

  public Journal journal() {
    return new Journal(header(), List.copyOf(launches), end, false);
  }

  public Analysis analyze() {
    return Analyzer.analyze(journal());
  }

  /** Returns why a row of the first block has no score. */
  String cause(int row) {
    return ((Obstacle) row(row).outcome()).cause().message();
  }

  /** Row of the first block. */
  Row row(int index) {
    return analyze().groups().get(0).rows().get(index);
  }

  List<String> findings() {
    return analyze().findings().stream().map(f -> f.subject() + ": " + FindingText.of(f)).toList();
  }
}
