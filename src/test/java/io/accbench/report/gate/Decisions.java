package io.accbench.report.gate;

import io.accbench.analysis.JournalBuilder;
import io.accbench.gate.ComparedCells;
import io.accbench.gate.ConfirmationResult;
import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.gate.RowObstacle;
import io.accbench.gate.RowReason;
import io.accbench.gate.Waiver;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.SampleCells;
import io.accbench.stats.Estimate;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Decisions made by hand: every kind of row, and the extremes. */
public final class Decisions {
  /** A name that means something to Markdown, HTML, a runner, a shell and XML. */
  public static final String HOSTILE =
      "a|b<c>%\n::error::`d`,e]]>\u0000\ud800\u001b[31m\uffff 😀 & \"f\"";

  private static final String REPEAT = "./accbench gate --operation serialize --fixture order";

  /** The chance of a false alarm over all rows. */
  private static final double ALPHA = 0.01;

  private static final Pattern SIDES =
      Pattern.compile("(?<work>.*), (?<candidate>\\w+) against (?<base>\\w+)");

  private static final List<String> BENCHMARK = List.of("benchmark");

  private Decisions() {}

  /**
   * Returns cells whose row has this name: two sides of a benchmark where the name has them, else
   * one cell.
   */
  static ComparedCells cells(String name) {
    Matcher sides = SIDES.matcher(name);
    return sides.matches()
        ? new ComparedCells(
            cell(sides.group("work"), sides.group("candidate")),
            cell(sides.group("work"), sides.group("base")),
            false,
            BENCHMARK)
        : new ComparedCells(cell(name, "base"), cell(name, "base"), false, BENCHMARK);
  }

  private static Cell cell(String benchmark, String side) {
    Map<String, String> own = Map.of("benchmark", benchmark, "side", side);
    return new Cell("made by hand", own, "17", Mode.AVERAGE_TIME, 1);
  }

  /** Returns the reason of a row that was measured, 10 s a round. */
  private static RowReason measured(ConfirmationResult.ConfirmationOutcome kind, int rounds) {
    return new RowReason(null, false, Double.NaN, new ConfirmationResult(kind, rounds), 10);
  }

  /** Returns the reason of a row whose candidate has no score. */
  static RowReason hindered(String cause) {
    return RowReason.obstacle(
        new RowObstacle.NotMeasured(
            SampleCells.codec("serialize", "jackson", "candidate"),
            new Obstacle.Failed(Cause.of(cause))));
  }

  /** Returns a decision of these rows and findings, in their order. */
  public static Decision of(Outcome outcome, List<JudgedRow> rows, Finding... findings) {
    return new Decision(outcome, rows, List.of(findings), ALPHA, false);
  }

  /** One row of each kind, the worst neither first nor last. */
  public static Decision mixed() {
    return new Decision(
        Outcome.REGRESSED,
        List.of(
            row("roundtrip order, candidate against base", Outcome.INCONCLUSIVE, 1.021, 0.03),
            regressed("serialize order, candidate against base"),
            allocation(),
            waived(),
            row("deserialize order, candidate against base", Outcome.IMPROVED, 0.8, 0.01),
            row("read order, hidden against direct", Outcome.EQUIVALENT, 1.0003, 0.004),
            notCompared()),
        List.of(
            Finding.of(
                FindingKind.WAIVER_EXPIRED_UNNEEDED, "policy.yaml:9", "read point", "2026-10-01"),
            Finding.of(FindingKind.LOADED_MACHINE, Finding.RUN, 3.1, 2)),
        ALPHA,
        false);
  }

  /** Nothing to judge. */
  public static Decision empty() {
    return new Decision(Outcome.EQUIVALENT, List.of(), List.of(), ALPHA, false);
  }

  /** Nothing decided. */
  public static Decision open() {
    return new Decision(
        Outcome.INCONCLUSIVE,
        List.of(
            row("read order, candidate against base", Outcome.INCONCLUSIVE, 1.01, 0.2),
            new JudgedRow(
                cells("read point, candidate against base"),
                Metric.TIME,
                Outcome.INCONCLUSIVE,
                new Estimate(1.5, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 2),
                1.02,
                Double.NaN,
                "",
                null,
                measured(ConfirmationResult.ConfirmationOutcome.UNNEEDED, 0),
                "")),
        List.of(),
        ALPHA,
        false);
  }

  public static Decision hostile() {
    return new Decision(
        Outcome.REGRESSED,
        List.of(
            new JudgedRow(
                cells(HOSTILE),
                Metric.TIME,
                Outcome.REGRESSED,
                new Estimate(1.2, 1.1, 1.3, 9),
                1.02,
                0.0001,
                HOSTILE,
                null,
                hindered(HOSTILE),
                HOSTILE),
            new JudgedRow(
                cells(HOSTILE),
                Metric.TIME,
                Outcome.REGRESSED,
                new Estimate(1.3, 1.2, 1.4, 9),
                1.02,
                0.0001,
                HOSTILE,
                waiver(HOSTILE),
                hindered(HOSTILE),
                HOSTILE)),
        List.of(JournalBuilder.doubt(HOSTILE, HOSTILE)),
        ALPHA,
        false);
  }

  /** As many rows of an outcome as asked for, each of its own name. */
  public static Decision many(int rows, Outcome outcome) {
    return new Decision(
        outcome,
        IntStream.range(0, rows).mapToObj(i -> row("row " + i, outcome, 1.5, 0.1)).toList(),
        IntStream.range(0, rows).mapToObj(i -> JournalBuilder.doubt("row " + i, "läuft")).toList(),
        ALPHA,
        false);
  }

  public static JudgedRow regressed(String name) {
    return new JudgedRow(
        cells(name),
        Metric.TIME,
        Outcome.REGRESSED,
        new Estimate(1.051, 1.032, 1.07, 12),
        1.02,
        0.0004,
        "",
        null,
        measured(ConfirmationResult.ConfirmationOutcome.CONFIRMED, 6),
        REPEAT);
  }

  public static JudgedRow row(String name, Outcome outcome, double change, double half) {
    return new JudgedRow(
        cells(name),
        Metric.TIME,
        outcome,
        new Estimate(change, change - half, change + half, 12),
        1.02,
        outcome == Outcome.INCONCLUSIVE ? 0.31 : 1,
        "",
        null,
        measured(ConfirmationResult.ConfirmationOutcome.UNNEEDED, 0),
        outcome == Outcome.INCONCLUSIVE ? REPEAT : "");
  }

  static Waiver waiver(String reason) {
    LocalDate until = LocalDate.of(2026, 12, 31);
    return new Waiver("policy.yaml:9", List.of("copy"), Set.of(Metric.TIME), reason, until);
  }

  private static JudgedRow allocation() {
    return new JudgedRow(
        cells("serialize order, candidate against base"),
        Metric.ALLOCATION,
        Outcome.EQUIVALENT,
        new Estimate(1.00004, 1.00004, 1.00004, 12),
        1.01,
        1,
        "policy.yaml:4",
        null,
        measured(ConfirmationResult.ConfirmationOutcome.UNNEEDED, 0),
        "");
  }

  private static JudgedRow waived() {
    return new JudgedRow(
        cells("copy order, candidate against base"),
        Metric.TIME,
        Outcome.REGRESSED,
        new Estimate(2.4, 2.2, 2.6, 12),
        1 / 0.97,
        0.00001,
        "policy.yaml:7",
        waiver("copies defensively since #12"),
        measured(ConfirmationResult.ConfirmationOutcome.NO_FRESH_FORKS, 0),
        REPEAT);
  }

  private static JudgedRow notCompared() {
    return new JudgedRow(
        cells("write order, candidate against base"),
        Metric.TIME,
        Outcome.INCONCLUSIVE,
        null,
        Double.NaN,
        Double.NaN,
        "policy.yaml:8",
        null,
        hindered("the candidate's fork died"),
        "");
  }
}
