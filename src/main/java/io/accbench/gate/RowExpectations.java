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
import java.util.stream.Stream;

/**
 * Turns the rules of a policy into expectations on the rows that they name. A part of a divided run
 * need not have all of them.
 */
final class RowExpectations {
  /**
   * The largest number of expectations × rows; arbitrary: some expectations for each row of files
   * of 20,000 rows.
   */
  private static final int MOST = 100_000;

  /** The axes that name the work, which every row's name has. */
  private static final List<String> WORK = List.of("operation", "benchmark", "fixture");

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
    List<String> axes = distinctiveAxes(cells);
    this.inRun = new InRun(analysis, pairs, axes);
    this.before = stored == null ? null : new BeforeAndNow(analysis, pairs, stored, axes);
  }

  /**
   * What a rule finds in a run.
   *
   * @param expectations the expectations on rows
   * @param fresh named rows that have nothing to be compared with
   */
  record Matched(List<RowExpectation> expectations, List<Finding> fresh) {
    /** Returns whether the rule's names match no row at all. */
    private boolean nothing() {
      return expectations.isEmpty() && fresh.isEmpty();
    }
  }

  /**
   * Returns the axes that tell rows of these cells apart: the work, and those on which they differ.
   */
  private static List<String> distinctiveAxes(List<Cell> cells) {
    return Stream.concat(WORK.stream(), Cell.axes(cells).stream())
        .distinct()
        .filter(axis -> !axis.equals(Cell.SUITE))
        .filter(
            axis ->
                WORK.contains(axis)
                    || cells.stream().map(cell -> cell.axis(axis)).distinct().count() > 1)
        .toList();
  }

  /** Returns the rows that have nothing to be compared with. */
  Set<Finding> findings() {
    return findings;
  }

  /**
   * Returns every expectation of a policy.
   *
   * @throws UserException when a name is unknown, or an expectation or waiver matches no row of a
   *     whole run: it could never fire
   */
  private List<RowExpectation> of(Policy policy) {
    List<RowExpectation> expectations = new ArrayList<>();
    for (Expectation rule : policy.expectations()) {
      int known = problems.size();
      RowSelector.RowChoice choice = names.choice(rule.place(), rule.words(), problems);
      if (problems.size() == known) {
        Matched found =
            before != null && rule.againstBaseline()
                ? before.found(rule, choice)
                : inRun.found(rule, choice, problems);
        if (found.nothing() && rule.written() && problems.size() == known) {
          problems.add(
              "%s: \"%s\" matches no row, so it could never fail; correct its names, or remove it"
                  .formatted(rule.place(), rule.text()));
        }
        expectations.addAll(found.expectations());
        checkCount(expectations, rule);
        findings.addAll(found.fresh());
      }
    }
    for (Waiver waiver : policy.waivers()) {
      waived(waiver, expectations);
    }
    if (!problems.isEmpty() && !part) {
      throw UserException.badInput(problems);
    }
    return expectations;
  }

  private static void checkCount(List<RowExpectation> expectations, Expectation rule) {
    if (expectations.size() > MOST) {
      throw UserException.badInput(
          ("%s: the policy's expectations match more than %d rows, from \"%s\" on; write fewer"
                  + " expectations, or let each match fewer rows")
              .formatted(rule.place(), MOST, rule.text()));
    }
  }

  /**
   * Returns every expectation of a policy; it is an error, too, when there is nothing to compare in
   * a whole run.
   */
  List<RowExpectation> some(Policy policy) {
    List<RowExpectation> expectations = of(policy);
    if (expectations.isEmpty() && !part) {
      throw new UserException(ExitCode.NO_BASELINE, List.of(nothing(policy)));
    }
    return expectations;
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

  private void waived(Waiver waiver, List<RowExpectation> expectations) {
    int known = problems.size();
    RowSelector.RowChoice choice = names.choice(waiver.place(), waiver.words(), problems);
    if (problems.size() == known
        && expectations.stream().noneMatch(expectation -> matches(waiver, choice, expectation))) {
      problems.add(
          "%s: the waiver of \"%s\" matches no row; correct its names, or remove it"
              .formatted(waiver.place(), waiver.row()));
    }
  }

  /**
   * Returns whether a waiver's names match an expectation; the names must have been checked before.
   */
  boolean waives(Waiver waiver, RowExpectation expectation) {
    return matches(
        waiver, names.choice(waiver.place(), waiver.words(), new ArrayList<>()), expectation);
  }

  private static boolean matches(
      Waiver waiver, RowSelector.RowChoice choice, RowExpectation expectation) {
    return waiver.metrics().contains(expectation.rule().metric())
        && choice.holds(expectation.cell())
        && (choice.pair().isEmpty()
            || (expectation.cell().axis(choice.pair()).equals(choice.first())
                && expectation.base().axis(choice.pair()).equals(choice.second())));
  }

  /** Returns the first measured rows, for messages. */
  private String rows() {
    return pairs.cells().stream().map(Cell::id).limit(5).collect(Collectors.joining(", "));
  }
}
