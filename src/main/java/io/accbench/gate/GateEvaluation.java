package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.UserException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The judgement of a run by a policy: the outcomes that it suggests, the rows that must be measured
 * again, and the decision after that.
 *
 * <p>The family is every expectation on every row; of a divided run, on every row of a shard, with
 * its part of the error. With Holm's correction, the chance that any row is suspected that is not
 * beyond its limit is at most {@code alpha}, however many others are beyond theirs ({@link
 * io.accbench.stats.Holm}). Only suspects that their {@link Confirmation} confirms become
 * REGRESSED; it errs with probability {@code alpha} at most, whatever was suspected. A false alarm
 * takes both errors. So its chance is at most {@code alpha} with either alone, and about {@code
 * alpha}² where no row is beyond its limit.
 */
public final class GateEvaluation {
  private final Analysis analysis;
  private final Policy policy;
  private final GateRules rules;
  private final Stored stored;
  private final RowExpectations expectations;
  private final Waivers waivers;
  private final ErrorShares errors;
  private final List<RowOutcome> rowOutcomes = new ArrayList<>();
  private final List<Finding> ofFresh = new ArrayList<>();

  /**
   * The strictness of a gate.
   *
   * @param alpha error probability of the family, above 0 and below 0.5: 0.01; of a divided run,
   *     that of all shards together
   * @param today the day that waivers are compared with
   */
  public record GateRules(double alpha, LocalDate today) {}

  /**
   * Judges a run by a policy.
   *
   * @param stored the run that "the baseline" means; null for the baseline of each block
   * @throws UserException when the policy does not fit the run, or nothing in it can be compared
   */
  public GateEvaluation(Analysis analysis, Policy policy, GateRules rules, Stored stored) {
    this.analysis = analysis;
    this.policy = policy;
    this.rules = rules;
    this.stored = stored;
    this.expectations = new RowExpectations(analysis, stored);
    List<RowExpectation> all = expectations.some(policy);
    this.waivers = new Waivers(policy, expectations, rules.today);
    this.errors = ErrorShares.of(analysis.header(), rules.alpha);
    double[] levels = errors.levels(all);
    for (int i = 0; i < all.size(); i++) {
      rowOutcomes.add(
          new RowOutcome(
              all.get(i),
              HolmFamily.outcome(all.get(i), levels[i], errors.of(all.get(i))),
              levels[i],
              ConfirmationResult.UNNEEDED));
    }
  }

  /** Returns whether a waiver's last day has passed, which fails the gate by itself. */
  public boolean expired() {
    return policy.expired(rules.today);
  }

  /** Returns how many rows seem to have regressed and are not waived. */
  public int suspects() {
    return (int) rowOutcomes.stream().filter(this::suspect).count();
  }

  /** Returns the confirmation that measures the suspects again. */
  public Confirmation confirmation() {
    return confirmation(rowOutcome -> true);
  }

  private Confirmation confirmation(Predicate<RowOutcome> some) {
    return new Confirmation(
        analysis.header(),
        rowOutcomes.stream()
            .filter(this::suspect)
            .filter(some)
            .map(RowOutcome::expectation)
            .toList(),
        errors);
  }

  /**
   * Returns the decision when nothing more can be measured.
   *
   * @param why why the suspects have no fresh forks
   */
  public Decision unconfirmed(ConfirmationResult.ConfirmationOutcome why) {
    rowOutcomes.replaceAll(
        rowOutcome ->
            rowOutcome.outcome() == Outcome.REGRESSED ? rowOutcome.with(why) : rowOutcome);
    return decision();
  }

  /**
   * Returns the decision after the {@link #confirmation} was measured: for suspects only the fresh
   * data count. A suspect that was not measured again stays one; another policy may have suspected
   * other rows.
   */
  public Decision confirmed(Analysis fresh) {
    List<Cell> measured = new Pairs(fresh).cells();
    Predicate<RowOutcome> measuredAgain =
        rowOutcome ->
            measured.containsAll(
                List.of(rowOutcome.expectation().cell(), rowOutcome.expectation().base()));
    Confirmation confirmation = confirmation(measuredAgain);
    List<RowOutcome> again = confirmation.rowOutcomes(fresh);
    ofFresh.addAll(confirmation.findings(again, fresh));
    fresh.findings().stream()
        .filter(finding -> !analysis.findings().contains(finding))
        .map(finding -> finding.about("confirmation: " + finding.subject()))
        .forEach(ofFresh::add);
    Iterator<RowOutcome> next = again.iterator();
    rowOutcomes.replaceAll(
        rowOutcome ->
            !suspect(rowOutcome)
                ? rowOutcome
                : measuredAgain.test(rowOutcome)
                    ? next.next()
                    : rowOutcome.with(ConfirmationResult.ConfirmationOutcome.NOT_MEASURED_AGAIN));
    return decision();
  }

  private boolean suspect(RowOutcome rowOutcome) {
    return rowOutcome.regressed() && waivers.excuse(rowOutcome.expectation()).isEmpty();
  }

  private Decision decision() {
    Remeasured again = new Remeasured(analysis);
    List<JudgedRow> rows =
        rowOutcomes.stream().map(rowOutcome -> judged(rowOutcome, again)).toList();
    return Decision.of(rows, findings(), errors.total(), expired());
  }

  private JudgedRow judged(RowOutcome rowOutcome, Remeasured again) {
    RowExpectation expectation = rowOutcome.expectation();
    boolean measured = expectation.obstacle() == null && expectation.evidence().samples() > 0;
    return new JudgedRow(
        expectation.cells(),
        expectation.rule().metric(),
        rowOutcome.outcome(),
        measured ? expectation.evidence().interval(1 - errors.of(expectation)).exp() : null,
        expectation.limit(),
        rowOutcome.level(),
        expectation.rule().place(),
        rowOutcome.bad() ? waivers.excuse(expectation).orElse(null) : null,
        new RowReason(
            expectation.obstacle(),
            expectation.evidence() instanceof Evidence.SameCode,
            expectation.newBytesPerOp(),
            rowOutcome.confirmation(),
            again.roundSeconds(expectation)),
        again.command(expectation));
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(waivers.findings(rowOutcomes));
    if (analysis.end() == null) {
      findings.add(Finding.of(FindingKind.INTERRUPTED, Finding.RUN));
    }
    if (stored != null) {
      findings.addAll(stored.findings());
      findings.addAll(expectations.findings());
    }
    findings.addAll(analysis.findings());
    findings.addAll(ofFresh);
    return List.copyOf(findings);
  }

  /** The waivers of a policy on one day. */
  private static final class Waivers {
    private final Policy policy;
    private final RowExpectations expectations;
    private final LocalDate today;

    Waivers(Policy policy, RowExpectations expectations, LocalDate today) {
      this.policy = policy;
      this.expectations = expectations;
      this.today = today;
    }

    /** Returns the waiver by which an expectation does not count; empty when none excuses it. */
    Optional<Waiver> excuse(RowExpectation expectation) {
      return policy.waivers().stream()
          .filter(waiver -> !waiver.expired(today) && expectations.waives(waiver, expectation))
          .findFirst();
    }

    /** Returns the findings on expired and unneeded waivers, given the outcomes of their rows. */
    List<Finding> findings(List<RowOutcome> rowOutcomes) {
      List<Finding> findings = new ArrayList<>();
      for (Waiver waiver : policy.waivers()) {
        List<RowOutcome> meant =
            rowOutcomes.stream()
                .filter(rowOutcome -> expectations.waives(waiver, rowOutcome.expectation()))
                .toList();
        boolean needed = meant.stream().anyMatch(RowOutcome::bad);
        if (waiver.expired(today)) {
          findings.add(
              Finding.of(
                  expired(meant, needed), waiver.place(), waiver.row(), waiver.until().toString()));
        } else if (!needed) {
          findings.add(Finding.of(FindingKind.WAIVER_UNNEEDED, waiver.place(), waiver.row()));
        }
      }
      return findings;
    }

    private static FindingKind expired(List<RowOutcome> meant, boolean needed) {
      if (meant.stream().anyMatch(RowOutcome::regressed)) {
        return FindingKind.WAIVER_EXPIRED_REGRESSED;
      }
      return needed ? FindingKind.WAIVER_EXPIRED_UNDECIDED : FindingKind.WAIVER_EXPIRED_UNNEEDED;
    }
  }
}
