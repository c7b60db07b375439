package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.ShardedPlan;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Turns a policy into claims: each expectation finds the rows that it names. A part of a divided
 * run need not have all of them.
 */
final class RowExpectations {
  /**
   * The largest number of expectations × rows; arbitrary: some expectations for each row of files
   * of 20,000 rows.
   */
  private static final int MOST = 100_000;

  private final Pairs pairs;
  private final RowSelector names;
  private final InRun inRun;
  private final BeforeAndNow before;
  private final boolean part;
  private final List<String> problems = new ArrayList<>();
  private final Set<Finding> findings = new LinkedHashSet<>();

  /**
   * @param stored the run that "the baseline" means; null for the baseline of each block
   */
  RowExpectations(Analysis analysis, Stored stored) {
    ShardedPlan shards = analysis.header().shards();
    this.part = shards != null && !shards.missing().isEmpty();
    this.pairs = new Pairs(analysis);
    List<Cell> cells = new ArrayList<>(pairs.cells());
    if (stored != null) {
      cells.addAll(stored.pairs().cells());
    }
    this.names = new RowSelector(cells);
    List<String> axes = DistinctiveAxes.of(cells);
    this.inRun = new InRun(analysis, pairs, axes);
    this.before = stored == null ? null : new BeforeAndNow(analysis, pairs, stored, axes);
  }

  /** Returns the rows that have nothing to be compared with. */
  Set<Finding> findings() {
    return findings;
  }

  /**
   * Returns every claim of a policy.
   *
   * @throws UserException when a name is unknown, or an expectation or waiver matches no row of a
   *     whole run: it could never fire
   */
  List<RowExpectation> of(Policy policy) {
    List<RowExpectation> claims = new ArrayList<>();
    for (Expectation expectation : policy.expectations()) {
      int known = problems.size();
      RowSelector.Choice choice = names.choice(expectation.place(), expectation.words(), problems);
      if (problems.size() == known) {
        MatchedRows found = found(expectation, choice);
        if (found.nothing() && expectation.written() && problems.size() == known) {
          problems.add(
              "%s: \"%s\" matches no row, so it could never fail; correct its names, or remove it"
                  .formatted(expectation.place(), expectation.text()));
        }
        claims.addAll(found.claims());
        checkCount(claims, expectation);
        findings.addAll(found.fresh());
      }
    }
    for (Waiver waiver : policy.waivers()) {
      waived(waiver, claims);
    }
    if (!problems.isEmpty() && !part) {
      throw UserException.badInput(problems);
    }
    return claims;
  }

  private static void checkCount(List<RowExpectation> claims, Expectation expectation) {
    if (claims.size() > MOST) {
      throw UserException.badInput(
          ("%s: the policy's expectations match more than %d rows, from \"%s\" on; write fewer"
                  + " expectations, or let each match fewer rows")
              .formatted(expectation.place(), MOST, expectation.text()));
    }
  }

  /**
   * Returns every claim of a policy; it is an error, too, when there is nothing to compare in a
   * whole run.
   */
  List<RowExpectation> some(Policy policy) {
    List<RowExpectation> claims = of(policy);
    if (claims.isEmpty() && !part) {
      throw new UserException(ExitCode.NO_BASELINE, List.of(nothing(policy)));
    }
    return claims;
  }

  private String nothing(Policy policy) {
    if (before == null) {
      return "no row has another row to be compared with; measured: "
          + rows()
          + "; compare two stacks or strategies, or name a --baseline";
    }
    boolean bytes =
        policy.expectations().stream().allMatch(each -> each.metric() == Metric.ALLOCATION);
    return bytes
        ? "no row of the baseline has allocation to compare "
            + rows()
            + " with; measure both sides with JMH's -prof gc, or judge time"
        : "the baseline has nothing to compare with; measured now: "
            + rows()
            + "; measure the baseline again with the same settings";
  }

  private void waived(Waiver waiver, List<RowExpectation> claims) {
    int known = problems.size();
    RowSelector.Choice choice = names.choice(waiver.place(), waiver.words(), problems);
    if (problems.size() == known
        && claims.stream().noneMatch(claim -> matches(waiver, choice, claim))) {
      problems.add(
          "%s: the waiver of \"%s\" matches no row; correct its names, or remove it"
              .formatted(waiver.place(), waiver.row()));
    }
  }

  /** Returns whether a waiver's names match a claim; the names must have been checked before. */
  boolean waives(Waiver waiver, RowExpectation claim) {
    return matches(waiver, names.choice(waiver.place(), waiver.words(), new ArrayList<>()), claim);
  }

  private static boolean matches(Waiver waiver, RowSelector.Choice choice, RowExpectation claim) {
    return waiver.metrics().contains(claim.expectation().metric())
        && choice.holds(claim.cell())
        && (choice.pair().isEmpty()
            || (claim.cell().axis(choice.pair()).equals(choice.first())
                && claim.base().axis(choice.pair()).equals(choice.second())));
  }

  private MatchedRows found(Expectation expectation, RowSelector.Choice choice) {
    return before != null && expectation.againstBaseline()
        ? before.found(expectation, choice)
        : inRun.found(expectation, choice, problems);
  }

  /** Returns the first measured rows, for messages. */
  private String rows() {
    return pairs.cells().stream().map(Cell::id).limit(5).collect(Collectors.joining(", "));
  }
}
