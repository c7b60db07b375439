package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Conditions;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.report.text.CellColumns;
import io.accbench.report.text.Csv;
import io.accbench.report.text.CsvColumns;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes one row for each fork and iteration, in the order in which they were measured. The
 * conditions of a fork stand in each of its rows. A failed fork whose round was measured again has
 * no rows.
 */
final class SamplesCsv implements ReportWriter {
  @Override
  public String format() {
    return "samples";
  }

  @Override
  public String fileName() {
    return "samples.csv";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    Map<String, PlannedCell> cells = analysis.header().cellsById();
    Map<String, ForkSample> forks = new HashMap<>();
    analysis.forks().forEach(fork -> forks.put(key(fork.cell(), fork.round()), fork));
    CsvColumns<IterationSample> columns = columns(analysis);
    Csv csv = new Csv(out);
    columns.header(csv);
    Set<String> measured = measured(analysis);
    for (Launch launch : analysis.launches()) {
      PlannedCell planned = cells.get(launch.cell());
      String key = key(launch.cell(), launch.round());
      boolean repeated = launch.failed() && measured.contains(key);
      if (planned != null && !repeated) {
        ForkSample fork = forks.get(key);
        for (boolean warmup : new boolean[] {true, false}) {
          int scores = (warmup ? launch.samples().warmup() : launch.samples().scores()).size();
          for (int i = 0; i < scores; i++) {
            columns.row(csv, new IterationSample(planned, launch, fork, warmup, i));
          }
        }
      }
    }
    csv.flush();
  }

  /** Returns the rounds that each cell has measured. */
  private static Set<String> measured(Analysis analysis) {
    return analysis.launches().stream()
        .filter(launch -> !launch.failed())
        .map(launch -> key(launch.cell(), launch.round()))
        .collect(Collectors.toSet());
  }

  private static String key(String cell, int round) {
    return cell + "#" + round;
  }

  private static CsvColumns<IterationSample> columns(Analysis analysis) {
    return new CsvColumns<IterationSample>()
        .addAll(CellColumns.of(analysis.header()), IterationSample::planned)
        .add("round", sample -> Integer.toString(sample.launch().round()))
        .add("warmup", sample -> Boolean.toString(sample.warmup()))
        .add("iteration", sample -> Integer.toString(sample.iteration()))
        .add("score", IterationSample::score)
        .add(
            "unit",
            sample ->
                sample.launch().samples().unit() == null ? "" : sample.launch().samples().unit())
        .add(
            "bytes_per_op",
            sample -> sample.measured(sample.launch().samples().allocatedBytesPerOp()))
        .add("gc_ms", sample -> sample.measured(sample.launch().samples().gcMillis()))
        .add("steady", IterationSample::steady)
        .addAll(forks(), IterationSample::fork)
        .addAll(conditions(), sample -> sample.launch().conditions());
  }

  private static CsvColumns<ForkSample> forks() {
    return new CsvColumns<ForkSample>()
        .add("disturbed", fork -> fork == null ? "" : Boolean.toString(fork.disturbed()))
        .add("fork_ns_per_op", fork -> fork == null ? "" : Csv.number(fork.nanosPerOp()))
        .add("fork_mean_ns_per_op", fork -> fork == null ? "" : Csv.number(fork.meanNanosPerOp()));
  }

  private static CsvColumns<Conditions> conditions() {
    return new CsvColumns<Conditions>()
        .add("fork_cpu_s", conditions -> Csv.number(conditions.cpuSeconds()))
        .add("fork_thread_s", conditions -> Csv.number(conditions.threadSeconds()))
        .add("fork_gc_s", conditions -> Csv.number(conditions.gcSeconds()))
        .add("fork_compile_s", conditions -> Csv.number(conditions.compileSeconds()))
        .add("voluntary_switches", conditions -> Csv.number(conditions.voluntarySwitches()))
        .add("involuntary_switches", conditions -> Csv.number(conditions.involuntarySwitches()))
        .add("steal_s", conditions -> Csv.number(conditions.stealSeconds()))
        .add("load", conditions -> Csv.number(conditions.load()))
        .add("ruler_ns", conditions -> Csv.number(conditions.rulerNanos()))
        .add("allocating_ruler_ns", conditions -> Csv.number(conditions.allocatingRulerNanos()));
  }

  /**
   * One iteration of a fork.
   *
   * @param fork the fork's sample; null when the launch gave no sample
   * @param iteration its number, from 0, among those of the same kind
   */
  private record IterationSample(
      PlannedCell planned, Launch launch, ForkSample fork, boolean warmup, int iteration) {

    private String score() {
      return Csv.number(
          (warmup ? launch.samples().warmup() : launch.samples().scores()).get(iteration));
    }

    /** Returns a value that only measured iterations have. */
    private String measured(List<Double> values) {
      boolean there = !warmup && iteration < values.size();
      return there ? Csv.number(values.get(iteration)) : "";
    }

    /** Returns whether the iteration counts and its fork was steady; empty where nobody knows. */
    private String steady() {
      return warmup || fork == null
          ? ""
          : Boolean.toString(
              fork.firstSteady() >= 0
                  && iteration >= fork.firstSteady()
                  && !fork.relapsed().contains(iteration));
    }
  }
}
