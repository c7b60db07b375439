package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.model.Finding;
import io.accbench.model.UserException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * A run held against a policy: what it suggests, which rows must be measured anew, and the decision
 * once they were.
 *
 * <p>The family is every expectation on every row: with Holm's correction the chance that any row
 * is suspected which is not beyond its limit is at most {@code alpha}, however many others are
 * ({@link io.accbench.stats.Holm}). REGRESSED are only suspects that their {@link Confirmation}
 * confirms, which errs with {@code alpha} at most whatever was suspected. A false alarm takes both,
 * so its chance is at most {@code alpha} with either alone, and about {@code alpha}² where no row
 * is beyond its limit.
 */
public final class Trial {
  private final Analysis analysis;
  private final Policy policy;
  private final Rules rules;
  private final Stored stored;
  private final Claims finder;
  private final List<Claim> claims;
  private final List<Verdict> verdicts = new ArrayList<>();
  private final List<Finding> doubts = new ArrayList<>();

  /**
   * How strict a gate is.
   *
   * @param alpha error of the family, above 0 and below 0.5: 0.01
   * @param today the day on which waivers are looked at
   */
  public record Rules(double alpha, LocalDate today) {}

  /** A claim, what became of it, and in which words. */
  record Verdict(Claim claim, Outcome outcome, double level, String note) {}

  /**
   * Holds a run against a policy.
   *
   * @param stored what "the baseline" is; null for the one of each block
   * @throws UserException when the policy does not fit the run, or nothing in it can be compared
   */
  public Trial(Analysis analysis, Policy policy, Rules rules, Stored stored) {
    this.analysis = analysis;
    this.policy = policy;
    this.rules = rules;
    this.stored = stored;
    this.finder = new Claims(analysis, stored);
    this.claims = finder.some(policy);
    double[] levels = Family.levels(claims);
    for (int i = 0; i < claims.size(); i++) {
      verdicts.add(
          new Verdict(
              claims.get(i), Family.outcome(claims.get(i), levels[i], rules.alpha), levels[i], ""));
    }
  }

  /** How many rows seem to have regressed and are not waived. */
  public int suspects() {
    return (int) verdicts.stream().filter(this::suspect).count();
  }

  /** What measures the suspects anew. */
  public Confirmation confirmation() {
    return new Confirmation(
        analysis.header(),
        verdicts.stream().filter(this::suspect).map(Verdict::claim).toList(),
        rules.alpha);
  }

  /**
   * The decision when nothing more can be measured.
   *
   * @param why beside each suspect: {@code not confirmed with fresh forks}
   */
  public Decision unconfirmed(String why) {
    verdicts.replaceAll(
        verdict ->
            verdict.outcome == Outcome.REGRESSED
                ? new Verdict(verdict.claim, verdict.outcome, verdict.level, why)
                : verdict);
    return decision();
  }

  /** The decision once the {@link #confirmation} was measured: only fresh data count there. */
  public Decision confirmed(Analysis fresh) {
    Confirmation confirmation = confirmation();
    List<Verdict> anew = confirmation.verdicts(fresh);
    doubts.addAll(confirmation.findings(anew, fresh));
    Iterator<Verdict> next = anew.iterator();
    verdicts.replaceAll(verdict -> suspect(verdict) ? next.next() : verdict);
    return decision();
  }

  private boolean suspect(Verdict verdict) {
    return verdict.outcome == Outcome.REGRESSED && waiver(verdict.claim).isEmpty();
  }

  private List<Waiver> waiver(Claim claim) {
    return policy.waivers().stream()
        .filter(waiver -> finder.waives(waiver, claim) && !waiver.expired(rules.today))
        .toList();
  }

  private Decision decision() {
    Remeasured again = new Remeasured(analysis);
    List<Judged> rows =
        verdicts.stream()
            .map(
                verdict ->
                    Judgement.of(
                        verdict.claim,
                        verdict.outcome,
                        verdict.level,
                        rules.alpha,
                        told(verdict, again)))
            .sorted(Judgement.WORST_FIRST)
            .toList();
    return Judgement.whole(rows, findings(), rules.alpha);
  }

  private Judgement.Told told(Verdict verdict, Remeasured again) {
    return new Judgement.Told(
        verdict.note,
        verdict.outcome == Outcome.REGRESSED ? waived(verdict.claim) : "",
        again.command(verdict.claim),
        again.roundSeconds(verdict.claim));
  }

  private String waived(Claim claim) {
    return waiver(claim).stream().findFirst().map(waiver -> waiver.words(rules.today)).orElse("");
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(doubts);
    for (Waiver waiver : policy.waivers()) {
      List<Verdict> meant =
          verdicts.stream().filter(verdict -> finder.waives(waiver, verdict.claim)).toList();
      boolean regressed = meant.stream().anyMatch(verdict -> verdict.outcome == Outcome.REGRESSED);
      String row = String.join(" ", waiver.words());
      if (waiver.expired(rules.today)) {
        findings.add(
            new Finding(
                waiver.place(),
                "the waiver of \"%s\" expired on %s%s"
                    .formatted(
                        row,
                        waiver.until(),
                        regressed
                            ? ": the regression counts again; mend it, or give a new day"
                            : "; its row has not regressed, take the waiver out")));
      } else if (!regressed) {
        findings.add(
            new Finding(
                waiver.place(),
                "the waiver of \"%s\" is not needed: its row has not regressed".formatted(row)));
      }
    }
    if (analysis.end() == null) {
      findings.add(new Finding("run", "was interrupted: some rows have fewer rounds than planned"));
    }
    if (stored != null) {
      findings.addAll(stored.findings());
    }
    findings.addAll(analysis.findings());
    return List.copyOf(findings);
  }
}
