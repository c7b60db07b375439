package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Group;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.report.ratio.WrittenRepetition;
import io.accbench.report.ratio.WrittenStartUp;
import io.accbench.report.ratio.WrittenVerdict;
import io.accbench.report.text.WrittenFinding;
import java.util.List;

/**
 * The analysis for programs; the samples are in the journal and in {@link SamplesCsv}. Numbers that
 * are not finite are null, durations are ISO-8601.
 *
 * @param formatVersion the format's version, which increases when a program that reads an older
 *     version would read the new one wrongly
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
        WrittenFinding.of(analysis.findings()),
        analysis.overheads(),
        analysis.forks(),
        analysis.end());
  }
}
