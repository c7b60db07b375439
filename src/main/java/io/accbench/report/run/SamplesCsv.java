package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.ForkSample;
import io.accbench.model.Conditions;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.report.ratio.PlannedCells;
import io.accbench.report.text.Csv;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
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
public final class SamplesCsv implements ReportWriter {
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
    Map<String, PlannedCell> cells = PlannedCells.byId(analysis.header());
    Map<String, ForkSample> forks = new HashMap<>();
    Text.each(analysis.forks()).forEach(fork -> forks.put(key(fork.cell(), fork.round()), fork));
    Csv csv = new Csv(out);
    csv.header(
        "round",
        "warmup",
        "iteration",
        "score",
        "unit",
        "bytes_per_op",
        "gc_ms",
        "steady",
        "disturbed",
        "fork_ns_per_op",
        "fork_mean_ns_per_op",
        "fork_cpu_s",
        "fork_thread_s",
        "fork_gc_s",
        "fork_compile_s",
        "voluntary_switches",
        "involuntary_switches",
        "steal_s",
        "load",
        "ruler_ns",
        "allocating_ruler_ns");
    Set<String> measured = measured(analysis);
    for (Launch launch : Text.each(analysis.launches())) {
      PlannedCell planned = cells.get(launch.cell());
      String key = key(launch.cell(), launch.round());
      boolean repeated = launch.failed() && measured.contains(key);
      if (planned != null && !repeated) {
        ForkSample fork = forks.get(key);
        rows(csv, planned, launch, fork, true);
        rows(csv, planned, launch, fork, false);
      }
    }
    csv.flush();
  }

  /** Returns the rounds that each cell has measured. */
  private static Set<String> measured(Analysis analysis) {
    return Text.each(analysis.launches()).stream()
        .filter(launch -> !launch.failed())
        .map(launch -> key(launch.cell(), launch.round()))
        .collect(Collectors.toSet());
  }

  private static String key(String cell, int round) {
    return cell + "#" + round;
  }

  /**
   * @param fork the fork's sample; null when the launch gave no sample
   */
  private static void rows(
      Csv csv, PlannedCell planned, Launch launch, ForkSample fork, boolean warmup) {
    List<Double> scores = Text.each(warmup ? launch.warmup() : launch.scores());
    List<String> own = Csv.own(planned);
    List<String> around = around(launch, fork);
    for (int i = 0; i < scores.size(); i++) {
      List<String> values = new ArrayList<>(own.size() + around.size() + 8);
      values.addAll(own);
      values.add(Integer.toString(launch.round()));
      values.add(Boolean.toString(warmup));
      values.add(Integer.toString(i));
      values.add(Csv.number(scores.get(i)));
      values.add(launch.unit() == null ? "" : launch.unit());
      values.add(warmup ? "" : at(launch.allocatedBytesPerOp(), i));
      values.add(warmup ? "" : at(launch.gcMillis(), i));
      values.add(warmup || fork == null ? "" : steady(fork, i));
      values.addAll(around);
      csv.record(values);
    }
  }

  private static String at(List<Double> values, int index) {
    return index < Text.each(values).size() ? Csv.number(values.get(index)) : "";
  }

  /** Returns whether an iteration counts and its fork was steady. */
  private static String steady(ForkSample fork, int iteration) {
    return Boolean.toString(
        fork.firstSteady() >= 0
            && iteration >= fork.firstSteady()
            && !fork.relapsed().contains(iteration));
  }

  private static List<String> around(Launch launch, ForkSample fork) {
    Conditions conditions = launch.conditions();
    return List.of(
        fork == null ? "" : Boolean.toString(fork.disturbed()),
        fork == null ? "" : Csv.number(fork.nanosPerOp()),
        fork == null ? "" : Csv.number(fork.meanNanosPerOp()),
        Csv.number(conditions.cpuSeconds()),
        Csv.number(conditions.threadSeconds()),
        Csv.number(conditions.gcSeconds()),
        Csv.number(conditions.compileSeconds()),
        Csv.number(conditions.voluntarySwitches()),
        Csv.number(conditions.involuntarySwitches()),
        Csv.number(conditions.stealSeconds()),
        Csv.number(conditions.load()),
        Csv.number(conditions.rulerNanos()),
        Csv.number(conditions.allocatingRulerNanos()));
  }
}
