package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.UserException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

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
  private final Waivers waivers;
  private final List<Ruling> rulings = new ArrayList<>();
  private final List<Finding> ofFresh = new ArrayList<>();

  /**
   * How strict a gate is.
   *
   * @param alpha error of the family, above 0 and below 0.5: 0.01
   * @param today the day on which waivers are looked at
   */
  public record Rules(double alpha, LocalDate today) {}

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
    this.waivers = new Waivers(policy, finder, rules.today);
    double[] levels = Family.levels(claims);
    for (int i = 0; i < claims.size(); i++) {
      rulings.add(
          new Ruling(
              claims.get(i), Family.outcome(claims.get(i), levels[i], rules.alpha), levels[i], ""));
    }
  }

  /** Whether a waiver's last day has passed, which fails the gate by itself. */
  public boolean expired() {
    return policy.expired(rules.today);
  }

  /** How many rows seem to have regressed and are not waived. */
  public int suspects() {
    return (int) rulings.stream().filter(this::suspect).count();
  }

  /** What measures the suspects anew. */
  public Confirmation confirmation() {
    return confirmation(ruling -> true);
  }

  private Confirmation confirmation(Predicate<Ruling> some) {
    return new Confirmation(
        analysis.header(),
        rulings.stream().filter(this::suspect).filter(some).map(Ruling::claim).toList(),
        rules.alpha);
  }

  /**
   * The decision when nothing more can be measured.
   *
   * @param why beside each suspect: {@code not confirmed with fresh forks}
   */
  public Decision unconfirmed(String why) {
    rulings.replaceAll(
        ruling -> ruling.outcome() == Outcome.REGRESSED ? ruling.noted(why) : ruling);
    return decision();
  }

  /**
   * The decision once the {@link #confirmation} was measured: only fresh data count there. A
   * suspect that was not among them stays one: another policy had suspected others.
   */
  public Decision confirmed(Analysis fresh) {
    List<Cell> measured = new Pairs(fresh).cells();
    Predicate<Ruling> anew =
        ruling -> measured.containsAll(List.of(ruling.claim().cell(), ruling.claim().base()));
    Confirmation confirmation = confirmation(anew);
    List<Ruling> again = confirmation.rulings(fresh);
    ofFresh.addAll(confirmation.findings(again, fresh));
    fresh.findings().stream()
        .filter(finding -> !analysis.findings().contains(finding))
        .map(finding -> new Finding("confirmation: " + finding.where(), finding.text()))
        .forEach(ofFresh::add);
    Iterator<Ruling> next = again.iterator();
    rulings.replaceAll(
        ruling ->
            !suspect(ruling)
                ? ruling
                : anew.test(ruling)
                    ? next.next()
                    : ruling.noted("not confirmed: it was not measured anew"));
    return decision();
  }

  private boolean suspect(Ruling ruling) {
    return ruling.regressed() && waivers.excuse(ruling.claim()).isEmpty();
  }

  private Decision decision() {
    Remeasured again = new Remeasured(analysis);
    List<Judged> rows =
        rulings.stream()
            .map(
                ruling ->
                    Judgement.of(
                        ruling.claim(),
                        ruling.outcome(),
                        ruling.level(),
                        rules.alpha,
                        told(ruling, again)))
            .sorted(Judgement.WORST_FIRST)
            .toList();
    return Judgement.whole(rows, findings(), rules.alpha, expired());
  }

  private Judgement.Told told(Ruling ruling, Remeasured again) {
    return new Judgement.Told(
        ruling.note(),
        ruling.bad() ? waivers.excuse(ruling.claim()) : "",
        again.command(ruling.claim()),
        again.roundSeconds(ruling.claim()));
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(waivers.findings(rulings));
    if (analysis.end() == null) {
      findings.add(new Finding("run", "was interrupted: some rows have fewer rounds than planned"));
    }
    if (stored != null) {
      findings.addAll(stored.findings());
      findings.addAll(finder.findings());
    }
    findings.addAll(analysis.findings());
    findings.addAll(ofFresh);
    return List.copyOf(findings);
  }
}
