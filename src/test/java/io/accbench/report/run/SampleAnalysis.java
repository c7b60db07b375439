package io.accbench.report.run;

import io.accbench.analysis.Activity;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.BreakEven;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.SpeedRatio;
import io.accbench.analysis.StartUp;
import io.accbench.analysis.Verdict;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Conditions;
import io.accbench.model.End;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Published;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import io.accbench.stats.Estimate;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An analysis made by hand that has every kind of row, note and number that a report can show. */
public final class SampleAnalysis {
  private static final String SUM =
      "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";

  private static final Map<String, String> FACTS =
      Map.of(
          "accesses",
          "120",
          "beans",
          "12",
          "blackhole",
          "compiler",
          "executing",
          "io.accbench.kernel.strategy.FieldAccessor, com.acme.Order$$Lambda$44",
          "java.runtime.version",
          "17.0.15+6",
          "strategy",
          "reflection/plain");

  private static final Conditions DISTURBED =
      new Conditions(3.25, 3.0, 0.125, 0.5, 60, 12, 0.02, 1.75, 100.5, 131, 0.0625);

  private SampleAnalysis() {}

  public static Analysis finished() {
    return with(
        List.of(fields(), shots(), methods(), samples(), floor(), empty()),
        end(),
        SampleProfiledForks.all());
  }

  /** The same, but the last block was cut off. */
  public static Analysis interrupted() {
    return with(List.of(methods(), notRun()), null, List.of());
  }

  public static Group fields() {
    return group(
        "read/order/field/bean/typed/17/avgt/1",
        baseline("reflection", "plain", "field", 2000, 30),
        compared("hidden", "property", ratio(4.123, 4.02, 4.23), 485, 6),
        compared("methodhandle", "exact", ratio(0.7123, 0.69, 0.735), 2808, 40),
        compared("direct", "plain", atTwoSpeeds(), 1940, 50),
        compared("varhandle", "exact", ratio(1.0023, 1.0011, 1.0034), 1995, 3),
        compared("lambda/bean", "bean", outOfReach(), 1960, 40),
        unmeasured(
            "unsafe",
            new Obstacle.NotSupported(
                Cause.of("record components")
                    .withShare(new Cause.ConcernedShare(Cause.GraphPart.PROPERTY, 3, 12)))),
        unmeasured(
            "lambda",
            new Obstacle.Failed(Cause.of("exit 1: <b>a|b</b>\nline \u001b[31m2 $x$ `y`"))));
  }

  /** The baseline was slow in some rounds. */
  private static Ratio atTwoSpeeds() {
    Ratio mixed = judged(new Estimate(1.031, 0.98, 1.08, 11), 1.031, 9);
    return new Ratio(
        mixed.value(),
        mixed.plainMean(),
        mixed.inactive(),
        mixed.logs(),
        mixed.verdict(),
        mixed.missingRounds(),
        List.of(
            new SpeedRatio(true, true, 2301.25, new Estimate(1.19, 1.15, 1.23, 6)),
            new SpeedRatio(true, false, 1702.5, new Estimate(0.878, 0.85, 0.9, 5))));
  }

  private static Ratio outOfReach() {
    return judged(new Estimate(1.019, 1.009, 1.029, 5), 1.019, -1);
  }

  private static Group shots() {
    PlannedCell base = cell("read", "order", "reflection", "field", Mode.SINGLE_SHOT, "plain");
    PlannedCell other = cell("read", "order", "hidden", "field", Mode.SINGLE_SHOT, "property");
    Ratio slower = ratio(0.0195, 0.018, 0.021);
    return group(
        "read/order/field/bean/typed/17/ss/1",
        measured(base, ratio(1, 1, 1), 1_234_567, 35_000, Map.of(), 10, 0, "ns/op"),
        measured(other, slower, 63_400_000, 2_500_000, Map.of(), 10, 0, "ns/op"));
  }

  private static Group empty() {
    Cell cell = SampleCells.of("access empty none none none none none - 17 avgt 1");
    PlannedCell planned = new PlannedCell(cell, "none", null, List.of());
    return group(
        "access.empty/none",
        measured(planned, ratio(1, 1, 1), 0.25, 0.01, Map.of(), 5, 0, "ns/op"));
  }

  private static Group methods() {
    PlannedCell base = cell("read", "order", "reflection", "method", Mode.AVERAGE_TIME, "plain");
    Row first = measured(base, null, 12_345_678, 400_000, Map.of(), 4, 1, "ns/op");
    PlannedCell other = cell("read", "order", "lambda", "method", Mode.AVERAGE_TIME, "metafactory");
    Ratio unbounded = judged(new Estimate(3.3, 0, Double.POSITIVE_INFINITY, 1), 3.4, 4);
    Row second = measured(other, unbounded, 3_740_000, Double.NaN, Map.of(), 1, 0, "ns/op");
    return group("read/order/method/bean/typed/17/avgt/1", first, second);
  }

  private static Group samples() {
    Map<String, Double> percentiles = Map.of("p50", 41.0, "p90", 58.25, "p99", 1234.5);
    PlannedCell base = cell("read", "order", "reflection", "field", Mode.SAMPLE_TIME, "plain");
    PlannedCell other = cell("read", "order", "hidden", "field", Mode.SAMPLE_TIME, "property");
    return group(
        "read/order/field/bean/typed/17/sample/1",
        measured(base, null, 60, 5, percentiles, 5, 0, "ns/op"),
        measured(other, ratio(1.5, 1.2, 1.9), 40, 4, Map.of("p50", 30.0), 5, 0, "ns/op"));
  }

  private static Group floor() {
    PlannedCell base = cell("read", "point", "reflection", "field", Mode.AVERAGE_TIME, "plain");
    PlannedCell other = cell("read", "point", "hidden", "field", Mode.AVERAGE_TIME, "property");
    Row atFloor =
        new Row(
            other,
            new CellOutcome.Measured(),
            5,
            0,
            new Row.RowTime(
                new Estimate(0.61, 0.6, 0.62, 5),
                "ns/op",
                new Estimate(0.61, 0.6, 0.62, 5),
                new Estimate(0.61, 0.6, 0.62, 5),
                0.61,
                0.61,
                Map.of(),
                true),
            null,
            new Row.RowAllocation(0.0001, null),
            Activity.NONE,
            Map.of());
    return group(
        "read/point/field/bean/typed/17/avgt/1",
        measured(base, null, 4.2, 0.1, Map.of(), 5, 0, "ns/op"),
        atFloor);
  }

  private static Group notRun() {
    PlannedCell base = cell("copy", "order", "reflection", "field", Mode.THROUGHPUT, "plain");
    PlannedCell other = cell("copy", "order", "hidden", "field", Mode.THROUGHPUT, "property");
    return group(
        "copy/order/field/bean/typed/17/thrpt/1",
        unmeasured(base, new CellOutcome.NotRun()),
        unmeasured(other, new CellOutcome.NotRun()));
  }

  private static Analysis with(List<Group> groups, End end, List<ProfiledFork> profiledForks) {
    return new Analysis(
        header(groups.stream().map(Group::block).toList()),
        launches(),
        end,
        groups,
        List.of(startUp()),
        List.of(
            Finding.of(FindingKind.LOADED_MACHINE, Finding.RUN, 2.5, 2),
            Finding.of(
                FindingKind.RELAPSED, "access.read/order/hidden/field/bean/typed/17/avgt/1", 1, 5),
            Finding.of(FindingKind.NO_COMMON_ROUND, "read/order/field/bean/typed/17/avgt/1"),
            Finding.of(FindingKind.NO_COMMON_ROUND, "read/order/method/bean/typed/17/avgt/1")),
        List.of(new Analysis.Overhead("17", 0.6543, 35, 0.52, 0.21, false)),
        List.of(
            new ForkSample(
                "access.read/order/reflection/field/bean/typed/17/avgt/1",
                0,
                2000.25,
                2003.5,
                1,
                Set.of(),
                true,
                DISTURBED),
            new ForkSample(
                "access.read/order/reflection/field/bean/typed/17/avgt/1",
                1,
                2007.375,
                2007.375,
                -1,
                Set.of(),
                false,
                Conditions.UNKNOWN)),
        profiledForks);
  }

  private static StartUp startUp() {
    return new StartUp(
        "access/read/order/field/bean/typed/17/1",
        cell("read", "order", "reflection", "field", Mode.SINGLE_SHOT, "plain").cell(),
        List.of("strategy"),
        List.of(
            new StartUp.ColdRow(
                "reflection",
                new Estimate(1_234_567, 1_200_000, 1_270_000, 10),
                new Estimate(2000, 1970, 2030, 5),
                null),
            new StartUp.ColdRow(
                "hidden",
                new Estimate(63_400_000, 61_000_000, 66_000_000, 10),
                new Estimate(485, 479, 491, 5),
                new BreakEven(BreakEven.Payback.REPAYS_START, 5, 41_037L)),
            new StartUp.ColdRow(
                "unsafe",
                new Estimate(900_000, 890_000, 910_000, 10),
                new Estimate(480, 475, 485, 5),
                new BreakEven(BreakEven.Payback.FASTER, 5, null)),
            new StartUp.ColdRow(
                "direct",
                new Estimate(850_000, 840_000, 860_000, 10),
                new Estimate(470, 465, 475, 5),
                new BreakEven(BreakEven.Payback.FASTER, 5, null))));
  }

  private static List<Launch> launches() {
    String reflection = "access.read/order/reflection/field/bean/typed/17/avgt/1";
    String method = "access.read/order/reflection/method/bean/typed/17/avgt/1";
    String sample = "access.read/order/hidden/field/bean/typed/17/sample/1";
    return List.of(
        launch(reflection, 0, null, List.of(1990.0, 2010.5, 2000.25)),
        launch(reflection, 1, null, List.of(2020.0, 1999.0, 2003.125)),
        launch(method, 0, "exit code 137: killed", List.of()),
        launch(method, 1, null, List.of(12_345_678.0)),
        new LaunchBuilder(sample, 0)
            .warmup(List.of(55.0))
            .scores(40.0, 41.0)
            .histograms(
                List.of(
                    List.of(List.of(39.0, 10.0), List.of(41.0, 10.0)),
                    List.of(List.of(41.0, 20.0))))
            .took(1.2, 0.7)
            .build());
  }

  private static Launch launch(String cell, int round, String cause, List<Double> scores) {
    List<Double> bytes = scores.stream().map(score -> 24.0).toList();
    return new LaunchBuilder(cell, round)
        .failed(cause)
        .warmup(List.of(2500.0))
        .scores(scores)
        .allocated(bytes)
        .collecting(scores.stream().map(score -> 2.0).toList())
        .took(1.2, 0.7)
        .conditions(round == 0 ? DISTURBED : Conditions.UNKNOWN)
        .facts(FACTS)
        .build();
  }

  private static Header header(List<Block> blocks) {
    return new Header(
        new Header.RunStart(
            "0.1.0",
            "accbench run --profile quick --classpath <cwd>/target/classes",
            "quick",
            42,
            "2026-01-02T03:04:05Z"),
        new Machine(
            "Intel(R) Xeon(R) @ 2.20GHz", 2, 8_222_000_000L, "Linux 6.1 amd64", "unknown", 0.42),
        List.of(
            new Jvm(
                "17",
                Path.of("/opt/jdk-17/bin/java"),
                17,
                "17.0.15+6",
                "Eclipse Adoptium",
                "OpenJDK 64-Bit Server VM",
                List.of(),
                List.of())),
        new Header.Subjects(
            List.of(
                new Prepared(
                    "order",
                    "17",
                    "io.accbench.kernel.payload.Order",
                    SUM,
                    2048,
                    12,
                    List.of(),
                    Map.of("field", 7L),
                    List.of(),
                    List.of())),
            List.of(),
            List.of(),
            List.of(new Artifact("accbench-kernel.jar", SUM))),
        new Header.RunPlan(
            settings(),
            blocks,
            List.of(
                published(
                    "Table 1, hidden", Map.of("strategy", "hidden", "member", "field"), 1, 1.2),
                published("Table 1, fastutil", Map.of("strategy", "fastutil"), 2, 2)),
            null),
        List.of());
  }

  private static Published published(
      String row, Map<String, String> cell, double low, double high) {
    Map<String, String> against = Map.of("strategy", "reflection");
    return new Published(
        row, cell, against, "317 ± 19, then 280 us/op", low, high, "21", "A | Study, 2025");
  }

  private static Settings settings() {
    return new SettingsBuilder()
        .iterations(Range.exactly(5), 200, 3, 1000)
        .rounds(Range.exactly(5), Range.exactly(10))
        .jvmArgs(List.of("-Xmx256m"))
        .placement(Interleaving.FORKS, ProcessorChoice.SAME)
        .build();
  }

  private static End end() {
    return new End("2026-01-02T03:08:05Z", 1.5);
  }

  private static Group group(String id, Row... rows) {
    List<PlannedCell> cells = List.of(rows).stream().map(Row::planned).toList();
    return new Group(new Block(id, List.of("strategy"), cells, 5), List.of(rows));
  }

  private static Row baseline(String strategy, String form, String member, double nanos, double h) {
    PlannedCell cell = cell("read", "order", strategy, member, Mode.AVERAGE_TIME, form);
    return measured(cell, ratio(1, 1, 1), nanos, h, Map.of(), 5, 0, "ns/op");
  }

  private static Row compared(String strategy, String form, Ratio ratio, double nanos, double h) {
    PlannedCell cell = cell("read", "order", strategy, "field", Mode.AVERAGE_TIME, form);
    return measured(cell, ratio, nanos, h, Map.of(), 5, 0, "ns/op");
  }

  private static Row measured(
      PlannedCell cell,
      Ratio ratio,
      double nanos,
      double half,
      Map<String, Double> percentiles,
      int forks,
      int failed,
      String unit) {
    Estimate time = new Estimate(nanos, nanos - half, nanos + half, forks);
    Ratio allocation = ratio == null ? null : allocation(cell.cell().strategy());
    return new Row(
        cell,
        new CellOutcome.Measured(),
        forks,
        failed,
        new Row.RowTime(time, unit, time, time, nanos / 12, nanos / 120, percentiles, false),
        ratio,
        new Row.RowAllocation(1240.0004, allocation),
        Activity.NONE,
        Map.of());
  }

  private static Row unmeasured(String strategy, CellOutcome outcome) {
    return unmeasured(
        cell("read", "order", strategy, "field", Mode.AVERAGE_TIME, "typed"), outcome);
  }

  private static Row unmeasured(PlannedCell cell, CellOutcome outcome) {
    return new Row(
        cell,
        outcome,
        0,
        outcome instanceof Obstacle.Failed ? 5 : 0,
        new Row.RowTime(null, null, null, null, Double.NaN, Double.NaN, Map.of(), false),
        null,
        new Row.RowAllocation(Double.NaN, null),
        Activity.NONE,
        Map.of());
  }

  private static Ratio ratio(double center, double low, double high) {
    return judged(new Estimate(center, low, high, 5), center, 9);
  }

  /** One of each verdict. */
  private static Ratio allocation(String strategy) {
    Estimate value =
        switch (strategy) {
          case "hidden" -> new Estimate(0.25, 0.2499, 0.2501, 5);
          case "varhandle" -> new Estimate(1.0001, 0.9998, 1.0004, 5);
          case "direct" -> new Estimate(1.004, 0.994, 1.014, 5);
          case "methodhandle" -> new Estimate(1.5, 1.49, 1.51, 5);
          default -> new Estimate(1, 1, 1, 5);
        };
    return judged(value, value.center(), 7, 0.01);
  }

  /** Against ±2 %; the baseline's own, exactly 1, has no verdict. */
  public static Ratio judged(Estimate value, double plainMean, int missingRounds) {
    return judged(value, plainMean, missingRounds, 0.02);
  }

  private static Ratio judged(Estimate value, double plainMean, int missingRounds, double margin) {
    if (value.low() == value.high()) {
      return new Ratio(value, plainMean);
    }
    Verdict verdict = Verdict.of(value, margin);
    int missing = verdict.decided() ? 0 : missingRounds;
    return new Ratio(value, plainMean, false, List.of(), verdict, missing);
  }

  private static PlannedCell cell(
      String operation, String fixture, String strategy, String member, Mode mode, String form) {
    List<String> flags =
        strategy.equals("unsafe") ? List.of("--sun-misc-unsafe-memory-access=allow") : List.of();
    Cell cell =
        SampleCells.of(
            "access %s %s %s %s bean typed - 17 %s 1", operation, fixture, strategy, member, mode);
    return new PlannedCell(cell, form, null, flags);
  }
}
