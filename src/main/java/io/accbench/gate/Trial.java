package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Repeat;
import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.UserException;
import io.accbench.stats.Estimate;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A run held against a policy: what it suggests, which rows must be measured anew, and the decision
 * once they were.
 *
 * <p>The family is every expectation on every row: with Holm's correction the chance that any of
 * them is called regressed while none is beyond its limit is at most {@code alpha}. Confirming each
 * suspect by fresh data, which know nothing of why it was chosen, makes it smaller still.
 */
public final class Trial {
  private static final int FEWEST_FRESH = 10;
  private static final int MOST_FRESH = 60;

  private final Analysis analysis;
  private final Policy policy;
  private final Rules rules;
  private final Stored stored;
  private final Claims finder;
  private final List<Claim> claims;
  private final List<Verdict> verdicts = new ArrayList<>();

  /**
   * How strict a gate is.
   *
   * @param alpha error of the family, above 0 and below 0.5: 0.01
   * @param today the day on which waivers are looked at
   */
  public record Rules(double alpha, LocalDate today) {}

  /** A claim, what became of it, and in which words. */
  private record Verdict(Claim claim, Outcome outcome, double level, String note) {}

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

  /**
   * What to measure anew: of each block that has suspects these and their other sides, in a number
   * of rounds that shows what was estimated, from 10 to 60.
   */
  public List<Block> freshBlocks() {
    List<Block> blocks = new ArrayList<>();
    for (Block block : analysis.header().blocks()) {
      Set<String> cells = new LinkedHashSet<>();
      int rounds = 0;
      for (Verdict verdict : verdicts) {
        Claim claim = verdict.claim;
        if (suspect(verdict) && holds(block, claim)) {
          cells.add(claim.base().id());
          cells.add(claim.cell().id());
          rounds = Math.max(rounds, freshRounds(claim));
        }
      }
      if (!cells.isEmpty()) {
        List<PlannedCell> chosen =
            block.cells().stream().filter(planned -> cells.contains(planned.cell().id())).toList();
        blocks.add(new Block(block.id(), block.varies(), chosen, Range.exactly(rounds)));
      }
    }
    return blocks;
  }

  private static boolean holds(Block block, Claim claim) {
    return block.cells().stream().anyMatch(planned -> planned.cell().equals(claim.cell()));
  }

  /**
   * Rounds in which the least change that is likely would be shown with 95 %: the interval's
   * half-width shrinks with √n, and must fit, with that of the power, between it and the limit. The
   * centre would promise too much: measuring stopped when it happened to lie far out.
   */
  private int freshRounds(Claim claim) {
    double error = rules.alpha / Math.max(1, suspects());
    double gap = claim.evidence().interval(0.9).low() - Math.log(claim.limit());
    if (!(gap > 0)) {
      return MOST_FRESH;
    }
    double width = half(claim, 1 - 2 * error) + half(claim, 0.9);
    double needed = claim.evidence().samples() * (width / gap) * (width / gap);
    return (int) Math.ceil(Math.max(FEWEST_FRESH, Math.min(MOST_FRESH, needed)));
  }

  private static double half(Claim claim, double confidence) {
    Estimate interval = claim.evidence().interval(confidence);
    return interval.high() - interval.center();
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

  /** The decision once the {@link #freshBlocks} were measured: only fresh data count there. */
  public Decision confirmed(Analysis fresh) {
    List<Claim> again = new ArrayList<>();
    for (Verdict verdict : verdicts) {
      if (suspect(verdict)) {
        again.add(again(verdict.claim, fresh));
      }
    }
    double[] levels = Family.levels(again);
    int next = 0;
    for (int i = 0; i < verdicts.size(); i++) {
      Verdict first = verdicts.get(i);
      if (suspect(first)) {
        Claim claim = again.get(next);
        Outcome outcome = Family.outcome(claim, levels[next], rules.alpha);
        String note = note(outcome, claim);
        verdicts.set(i, new Verdict(claim, outcome, levels[next], note));
        next++;
      }
    }
    return decision();
  }

  private static Claim again(Claim claim, Analysis fresh) {
    double[] logs = Claims.rounds(fresh, claim.expectation().metric(), claim.cell(), claim.base());
    return claim.with(
        new Evidence.Rounds(logs, Procedure.of(Range.exactly(Math.max(1, logs.length)))));
  }

  private static String note(Outcome outcome, Claim claim) {
    String rounds = Words.counted(claim.evidence().samples(), "fresh round");
    return outcome == Outcome.REGRESSED
        ? "confirmed by " + rounds
        : "a suspected regression was not confirmed by " + rounds;
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
    List<Judged> rows =
        verdicts.stream()
            .map(
                verdict ->
                    Judgement.of(
                        verdict.claim,
                        verdict.outcome,
                        verdict.level,
                        rules.alpha,
                        verdict.note,
                        verdict.outcome == Outcome.REGRESSED ? waived(verdict.claim) : "",
                        repeat(verdict.claim)))
            .sorted(Judgement.WORST_FIRST)
            .toList();
    return Judgement.whole(rows, findings(), rules.alpha);
  }

  /** Of a plain run alone: a gate's own command names sides that no run knows. */
  private String repeat(Claim claim) {
    if (!analysis.header().command().startsWith("accbench run ")) {
      return "";
    }
    return analysis.header().blocks().stream()
        .filter(block -> block.baseline().cell().equals(claim.base()))
        .flatMap(
            block ->
                block.cells().stream()
                    .filter(planned -> planned.cell().equals(claim.cell()))
                    .map(planned -> Repeat.command(analysis.header(), block, planned)))
        .findFirst()
        .orElse("");
  }

  private String waived(Claim claim) {
    return waiver(claim).stream().findFirst().map(waiver -> waiver.words(rules.today)).orElse("");
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
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
