package io.accbench.report.hotspot;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramProfile;
import io.accbench.hotspot.SampleShare;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.report.text.Figure;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a recorded program could gain: of each part at most, and by the ratios of a run.
 *
 * @param profile what the recording shows
 * @param rows the gains by the ratios of the run, those that are quoted first; empty without a run
 * @param payloads what the program does beside what the run measured, where the run has hotspots
 * @param findings what makes the gains doubtful, and what they are not
 */
public record Gain(
    ProgramProfile profile,
    List<GainRow> rows,
    List<PayloadComparison> payloads,
    List<Finding> findings) {
  /** The half-width of a share's interval from which it is imprecise, relative to the share. */
  private static final double IMPRECISE = 0.25;

  /** The least share of which a recording may be too short. Arbitrary: less is not worth it. */
  private static final double LEAST = 0.002;

  /** The share that one below the least may have, by its interval. Arbitrary: 300 samples do. */
  private static final double HIDDEN = 0.02;

  /**
   * The share of a part's samples in other methods than the run's from which a finding says so.
   * Arbitrary: half.
   */
  private static final double MUCH = 0.5;

  /** Returns what could be gained at most. */
  public static Gain of(ProgramProfile profile) {
    return new Gain(profile, List.of(), List.of(), List.of()).noting(List.of());
  }

  /**
   * Returns what could be gained by the ratios of a run.
   *
   * @param asked the methods that stand for what the run measured; null where its cells tell it
   * @param called what its benchmarks call: {@link BenchmarkEntries#of}
   */
  public static Gain of(
      ProgramProfile profile,
      Analysis analysis,
      ProgramPart.EntryMethods asked,
      Map<String, ProgramPart.EntryMethods> called) {
    GainRows matched = new GainRows(profile, analysis, asked, called);
    Gain gain = new Gain(profile, quotedFirst(matched.rows()), List.of(), List.of());
    List<PayloadComparison> payloads = PayloadComparison.of(profile, gain.quoted(), analysis);
    List<Finding> findings = new ArrayList<>(matched.findings());
    for (PayloadComparison each : payloads) {
      if (each.differing() > MUCH) {
        findings.add(
            Finding.of(FindingKind.PAYLOADS_DIFFER, each.part().words(), 100 * each.differing()));
      }
    }
    return new Gain(profile, gain.rows, payloads, List.of()).noting(findings);
  }

  private Gain noting(List<Finding> more) {
    List<Finding> all = new ArrayList<>(more);
    all.addAll(profile.findings());
    if (Double.isNaN(profile.seen())) {
      all.add(Finding.unnamed(FindingKind.PROCESSOR_TIME_UNKNOWN));
    }
    for (ProgramPart part : rows.isEmpty() ? profile.parts() : measuredParts()) {
      imprecise(part, all);
    }
    all.add(Finding.unnamed(FindingKind.GAIN_IS_PROCESSOR_TIME));
    all.add(Finding.unnamed(FindingKind.GAIN_OF_INLINED_CODE));
    return new Gain(profile, rows, payloads, List.copyOf(all));
  }

  private void imprecise(ProgramPart part, List<Finding> findings) {
    Estimate share = share(part);
    double relative = Figure.halfWidth(share) / share.center();
    if (share.center() < LEAST && share.high() > HIDDEN) {
      long minutes = minutes(share.high() / HIDDEN - 1);
      double most = 100 * share.high();
      findings.add(Finding.of(FindingKind.SHARE_NOT_SEEN, part.words(), most, minutes));
    } else if (share.center() >= LEAST && relative > IMPRECISE) {
      long minutes = minutes(relative * relative / (IMPRECISE * IMPRECISE) - 1);
      findings.add(Finding.of(FindingKind.SHARE_IMPRECISE, part.words(), 100 * relative, minutes));
    }
  }

  /** Returns the minutes of a recording that is so many times as long, rounded up. */
  private long minutes(double times) {
    return (long) Math.ceil(times * profile.length().toSeconds() / 60);
  }

  private List<ProgramPart> measuredParts() {
    return rows.stream().map(GainRow::part).distinct().toList();
  }

  /** Returns a part's share of the CPU time of the process, as far as that is known. */
  Estimate share(ProgramPart part) {
    return share(profile, part);
  }

  static Estimate share(ProgramProfile profile, ProgramPart part) {
    Estimate ofSamples = level(profile.ofTime(part));
    return Double.isNaN(profile.seen()) ? ofSamples : Figure.scaled(ofSamples, profile.seen());
  }

  /** Returns a share with its interval at the level of a run's ratios. */
  static Estimate level(SampleShare share) {
    return share.estimate(Analyzer.CONFIDENCE);
  }

  /**
   * Returns the rows, the quoted one of each change first: that of JVMs that did what applications
   * do, if there is one, else that of clean ones.
   */
  private static List<GainRow> quotedFirst(List<GainRow> rows) {
    Map<String, List<GainRow>> changes = new LinkedHashMap<>();
    rows.forEach(row -> changes.computeIfAbsent(row.change(), any -> new ArrayList<>()).add(row));
    List<GainRow> sorted = new ArrayList<>();
    for (List<GainRow> alike : changes.values()) {
      alike.sort(Comparator.comparingInt(row -> row.pollution().farFromApplications()));
      sorted.addAll(alike);
    }
    return List.copyOf(sorted);
  }

  /**
   * Returns the rows that are quoted: the first one of each change, those that change the most
   * first.
   */
  List<GainRow> quoted() {
    Map<String, GainRow> first = new LinkedHashMap<>();
    rows.forEach(row -> first.putIfAbsent(row.change(), row));
    List<GainRow> quoted = new ArrayList<>(first.values());
    quoted.sort(
        Comparator.comparing((GainRow row) -> !row.time().decided())
            .thenComparing(row -> -Math.abs(row.time().saving().center())));
    return List.copyOf(quoted);
  }

  /** Returns the totals of both directions of a library, in each condition. */
  List<GainTotal> totals() {
    return GainTotal.of(rows);
  }

  /** Returns whether all rows of a total are quoted. */
  boolean quotes(GainTotal total) {
    return quoted().containsAll(total.rows());
  }
}
