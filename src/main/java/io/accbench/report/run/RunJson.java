package io.accbench.report.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.accbench.analysis.Agreement;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Group;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.RepeatedRow;
import io.accbench.analysis.Row;
import io.accbench.analysis.StartUp;
import io.accbench.analysis.TrafficChange;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.report.hotspot.GainDocument;
import io.accbench.report.ratio.BreakEvenText;
import io.accbench.report.ratio.Factor;
import io.accbench.report.ratio.Floors;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.text.WrittenFinding;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/**
 * The analysis for programs; the samples are in the journal and in {@link SamplesCsv}. Numbers that
 * are not finite are null, durations are ISO-8601.
 *
 * @param formatVersion the format's version, which increases when a program that reads an older
 *     version would read the new one wrongly
 * @param gain what the application would gain whose recording the run was given, as {@code gain}
 *     writes it
 */
record RunJson(
    int formatVersion,
    boolean interrupted,
    String statistic,
    Header header,
    List<Group> groups,
    List<WrittenVerdict> judgements,
    List<WrittenRepetition> repeated,
    List<WrittenStartUp> startUps,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<TrafficChange> trafficChanges,
    @JsonInclude(JsonInclude.Include.NON_NULL) Object gain,
    List<WrittenFinding> findings,
    List<Analysis.Overhead> overheads,
    List<ForkSample> forks,
    End end) {

  static RunJson of(Analysis analysis) {
    return new RunJson(
        3,
        analysis.end() == null,
        Analyzer.STATISTIC,
        analysis.header(),
        analysis.groups(),
        WrittenVerdict.of(analysis),
        WrittenRepetition.of(analysis),
        WrittenStartUp.of(analysis.startUps()),
        TrafficChange.of(analysis),
        gain(analysis),
        WrittenFinding.of(analysis.findings()),
        analysis.overheads(),
        analysis.forks(),
        analysis.end());
  }

  private static Object gain(Analysis analysis) {
    GainDocument gain = GainDocument.of(analysis);
    return gain == null ? null : gain.json();
  }

  /**
   * A row's verdict for programs that do not want to compute it.
   *
   * @param block the block's id
   * @param cell the cell's id
   * @param direction the verdict, or why there is no verdict; empty when nothing was measured
   * @param allocation {@code less}, {@code more}, {@code same} or {@code undecided}; empty when
   *     nothing was compared
   * @param missingSeconds how long the missing rounds would take, s; NaN when that is not known, or
   *     nothing is missing
   * @param allocationMissingSeconds how long the missing rounds of allocation would take, s; NaN as
   *     above
   * @param sentence the verdict in plain English
   * @param repeat the command that measures the row and its baseline alone; empty when there is no
   *     such command
   */
  record WrittenVerdict(
      String block,
      String cell,
      String direction,
      String allocation,
      double missingSeconds,
      double allocationMissingSeconds,
      String sentence,
      String repeat) {

    /**
     * Returns one judgement for each row except those of the empty benchmark, in the report's
     * order.
     */
    static List<WrittenVerdict> of(Analysis analysis) {
      List<WrittenVerdict> judgements = new ArrayList<>();
      for (Group group : analysis.groups()) {
        if (!Floors.is(group)) {
          group.rows().forEach(row -> judgements.add(of(analysis, group, row)));
        }
      }
      return judgements;
    }

    private static WrittenVerdict of(Analysis analysis, Group group, Row row) {
      RowSentence sentence = new RowSentence(analysis, group, row);
      boolean measured = row.measured();
      boolean baseline = group.isBaseline(row);
      return new WrittenVerdict(
          group.block().id(),
          row.planned().cell().id(),
          measured ? Factor.direction(row, baseline) : "",
          Factor.ofBytes(row),
          sentence.missing().seconds(),
          sentence.missingOfAllocation().seconds(),
          sentence.text(),
          Repeat.command(analysis.header(), group.block(), row.planned()));
    }
  }

  /**
   * A published row with its agreement, for programs.
   *
   * @param published the row's name in the header's list
   * @param cell the id of the cell that repeats the row; left out where no cell does
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record WrittenRepetition(String published, String cell, Agreement agreement) {
    static List<WrittenRepetition> of(Analysis analysis) {
      return RepeatedRow.ofRun(analysis.header(), analysis.groups()).stream()
          .map(each -> new WrittenRepetition(each.published().row(), id(each), each.agreement()))
          .toList();
    }

    private static String id(RepeatedRow each) {
      return each.row() == null ? null : each.row().planned().cell().id();
    }
  }

  /** A table of start-up and steady state, as {@code report.json} has it. */
  record WrittenStartUp(String id, Cell baseline, List<String> varies, List<WrittenColdRow> rows) {

    /** A row, with its comparison in words. */
    record WrittenColdRow(
        String label,
        Estimate firstOperationNanos,
        Estimate nanosPerOp,
        Long breakEvenOperations,
        String sentence) {}

    /** Returns the tables of a run. */
    static List<WrittenStartUp> of(List<StartUp> startUps) {
      return startUps.stream().map(WrittenStartUp::of).toList();
    }

    private static WrittenStartUp of(StartUp startUp) {
      return new WrittenStartUp(
          startUp.id(),
          startUp.baseline(),
          startUp.varies(),
          startUp.rows().stream()
              .map(
                  row ->
                      new WrittenColdRow(
                          row.label(),
                          row.firstOperationNanos(),
                          row.nanosPerOp(),
                          row.breakEvenOperations(),
                          BreakEvenText.of(startUp, row)))
              .toList());
    }
  }
}
