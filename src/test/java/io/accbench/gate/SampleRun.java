package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.jmh.JmhResult;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.JvmHeap;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.SettingsBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A run of known truth: cells of two or more stacks or strategies, with forks made by hand. */
public final class SampleRun {
  private final List<Block> blocks = new ArrayList<>();
  private final List<Launch> launches = new ArrayList<>();
  private String sha256 = "a1";
  private String jdk = "17.0.1+1";
  private String cpu = "cpu";
  private JvmHeap heap;
  private List<String> jvmArgs = List.of();
  private Range rounds = Range.exactly(30);
  private long seed = 42;
  private boolean finished = true;
  private List<Artifact> classPath = List.of();
  private ProcessorChoice processors = ProcessorChoice.ANY;
  private Map<String, String> facts = Map.of();

  public static Cell cell(String operation, String codec, String stack) {
    return cell(operation, codec, stack, Mode.AVERAGE_TIME);
  }

  public static Cell cell(String operation, String codec, String stack, Mode mode) {
    return SampleCells.of(
        "codec %s order %s default - - %s 17 %s 1", operation, codec, stack, mode);
  }

  SampleRun payload(String sum) {
    sha256 = sum;
    return this;
  }

  SampleRun jdk(String version) {
    jdk = version;
    return this;
  }

  public SampleRun cpu(String name) {
    cpu = name;
    return this;
  }

  /** A run of accbench, which has a class path: a JMH file tells neither. */
  public SampleRun processors(ProcessorChoice choice) {
    classPath = List.of(new Artifact("kernel.jar", "c1"));
    processors = choice;
    return this;
  }

  SampleRun heap(JvmHeap of17) {
    heap = of17;
    return this;
  }

  SampleRun jvmArgs(String... arguments) {
    jvmArgs = List.of(arguments);
    return this;
  }

  /** From another seed: a gate confirms from the next one, 43. */
  public SampleRun seed(long number) {
    seed = number;
    return this;
  }

  public SampleRun interrupted() {
    finished = false;
    return this;
  }

  public SampleRun rounds(Range range) {
    rounds = range;
    return this;
  }

  /** A block whose cells differ on an axis, the baseline first. */
  public SampleRun block(String axis, Cell... cells) {
    List<PlannedCell> planned =
        List.of(cells).stream().map(cell -> new PlannedCell(cell, "", null, List.of())).toList();
    String id = cells[0].operation() + "/" + blocks.size();
    blocks.add(new Block(id, List.of(axis), planned, rounds));
    return this;
  }

  /** A block of a baseline and one cell that cannot be measured. */
  SampleRun unsupported(String axis, String reason, Cell baseline, Cell cell) {
    List<PlannedCell> planned =
        List.of(
            new PlannedCell(baseline, "", null, List.of()),
            new PlannedCell(cell, "", new Obstacle.NotSupported(Cause.of(reason)), List.of()));
    blocks.add(new Block("unsupported/" + blocks.size(), List.of(axis), planned, rounds));
    return this;
  }

  /** The forks that follow report this sum of the code that they run. */
  SampleRun code(String sum) {
    facts = Map.of(FactKeys.CODE, sum);
    return this;
  }

  /** Forks with normal noise on the logarithm, from round 0; 100 B/op. */
  public SampleRun forks(Cell cell, int count, double nanos, double sd, long seed) {
    return forks(cell, count, nanos, sd, seed, 100);
  }

  public SampleRun forks(
      Cell cell, int count, double nanos, double sd, long seed, double bytesPerOp) {
    Random random = new Random(seed);
    for (int round = 0; round < count; round++) {
      double score = nanos * Math.exp(sd * random.nextGaussian());
      fork(cell, round, null, "ns/op", score, bytesPerOp);
    }
    return this;
  }

  /** The forks of a JMH file's result, from round 0. */
  public SampleRun results(Cell cell, JmhResult result) {
    List<Double> bytes = result.allocatedBytesPerOp();
    for (int round = 0; round < result.forks().size(); round++) {
      double allocated = bytes.isEmpty() ? Double.NaN : bytes.get(round);
      fork(cell, round, null, result.unit(), result.forks().get(round), allocated);
    }
    return this;
  }

  public SampleRun failed(Cell cell, int round) {
    launches.add(launch(cell, round, "exit code 1", null, List.of(), List.of()));
    return this;
  }

  SampleRun fork(Cell cell, int round, String cause, String unit, double score, double bytesPerOp) {
    launches.add(launch(cell, round, cause, unit, List.of(score), List.of(bytesPerOp)));
    return this;
  }

  private Launch launch(
      Cell cell, int round, String cause, String unit, List<Double> scores, List<Double> bytes) {
    return new LaunchBuilder(cell.id(), round)
        .failed(cause)
        .unit(unit)
        .scores(scores)
        .allocated(bytes)
        .took(2, 0.5)
        .facts(facts)
        .build();
  }

  public Journal journal() {
    return new Journal(
        header(),
        List.copyOf(launches),
        finished ? new End("2026-01-01T00:01:00Z", 0.1) : null,
        false);
  }

  private Header header() {
    return new Header(
        new Header.RunStart(
            "0.1.0", "accbench gate --stack base,candidate", "gate", seed, "2026-01-01T00:00:00Z"),
        new Machine(cpu, 2, 1L << 33, "Linux", "unknown", 0.1),
        List.of(
            new Jvm("17", null, 17, jdk, "V", "HotSpot", List.of(), List.of()).started(heap, null)),
        new Header.Subjects(
            List.of(
                new Prepared(
                    "order", "17", "Order", sha256, 9, 1, List.of(), Map.of(), List.of(),
                    List.of())),
            List.of(),
            List.of(),
            classPath),
        new Header.RunPlan(
            new SettingsBuilder()
                .rounds(rounds, Range.exactly(10))
                .jvmArgs(jvmArgs)
                .placement(Interleaving.FORKS, processors)
                .build(),
            blocks,
            List.of(),
            null),
        List.of());
  }

  public Analysis analyze() {
    return Analyzer.analyze(journal());
  }
}
