package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Pairing;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Goal;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Expectations × rows to claims: each expectation finds the rows that it speaks of. */
final class Claims {
  private final Analysis analysis;
  private final Pairing pairing;
  private final Stored stored;
  private final Goal goal;
  private final Names names;
  private final RowNames rowNames;
  private final List<Group> groups;
  private final List<String> problems = new ArrayList<>();

  /**
   * @param stored what "the baseline" is; null for the one of each block
   */
  Claims(Analysis analysis, Stored stored) {
    this.analysis = analysis;
    this.pairing = new Pairing(analysis);
    this.stored = stored;
    this.goal = analysis.header().settings().goal();
    this.groups =
        analysis.groups().stream()
            .filter(group -> !group.block().baseline().cell().operation().equals("empty"))
            .toList();
    List<Cell> cells =
        groups.stream().flatMap(group -> group.rows().stream()).map(Claims::cell).toList();
    this.names = new Names(cells);
    this.rowNames = new RowNames(cells);
  }

  /**
   * Every claim of a policy.
   *
   * @throws UserException when a name is unknown, or an expectation or waiver matches no row: it
   *     could never fire
   */
  List<Claim> of(Policy policy) {
    List<Claim> claims = new ArrayList<>();
    for (Expectation expectation : policy.expectations()) {
      int before = problems.size();
      Names.Choice choice = names.choice(expectation.place(), expectation.words(), problems);
      if (problems.size() == before) {
        List<Claim> found = of(expectation, choice);
        if (found.isEmpty() && expectation.written() && problems.size() == before) {
          problems.add(
              "%s: \"%s\" matches no row, so it could never fire; mend its names, or take it out"
                  .formatted(expectation.place(), expectation.text()));
        }
        claims.addAll(found);
      }
    }
    for (Waiver waiver : policy.waivers()) {
      waived(waiver, claims);
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return claims;
  }

  /** The same; nothing to compare at all is an error, too. */
  List<Claim> some(Policy policy) {
    List<Claim> claims = of(policy);
    if (claims.isEmpty()) {
      throw new UserException(
          ExitCode.NO_BASELINE,
          List.of(
              "no row has another one to be held against; measured: "
                  + rows()
                  + "; compare two stacks or strategies, or name a --baseline"));
    }
    return claims;
  }

  private void waived(Waiver waiver, List<Claim> claims) {
    int before = problems.size();
    Names.Choice choice = names.choice(waiver.place(), waiver.words(), problems);
    if (problems.size() == before && claims.stream().noneMatch(claim -> matches(choice, claim))) {
      problems.add(
          "%s: the waiver of \"%s\" matches no row; mend its names, or take it out"
              .formatted(waiver.place(), String.join(" ", waiver.words())));
    }
  }

  /** Whether a waiver's names mean a claim; they are known to be right. */
  boolean waives(Waiver waiver, Claim claim) {
    return matches(names.choice(waiver.place(), waiver.words(), new ArrayList<>()), claim);
  }

  private static boolean matches(Names.Choice choice, Claim claim) {
    return choice.holds(claim.cell())
        && (choice.pair().isEmpty()
            || (claim.cell().axis(choice.pair()).equals(choice.first())
                && claim.base().axis(choice.pair()).equals(choice.second())));
  }

  private List<Claim> of(Expectation expectation, Names.Choice choice) {
    List<Claim> claims = new ArrayList<>();
    boolean measuredBefore = stored != null && expectation.againstBaseline();
    for (Group group : groups) {
      for (Row row : group.rows()) {
        if (!choice.holds(cell(row))) {
          continue;
        }
        if (measuredBefore) {
          againstStored(expectation, group, row).ifPresent(claims::add);
        } else if (choice.pair().isEmpty()) {
          againstBaseline(expectation, group, row).ifPresent(claims::add);
        } else if (cell(row).axis(choice.pair()).equals(choice.first())) {
          pair(expectation, choice, group, row).ifPresent(claims::add);
        }
      }
    }
    return claims;
  }

  private Optional<Claim> againstBaseline(Expectation expectation, Group group, Row row) {
    Row base = group.rows().get(0);
    return row.equals(base)
            || (!expectation.written() && nothingToSay(expectation, group, row, base))
        ? Optional.empty()
        : Optional.of(inRun(expectation, group, row, base));
  }

  /** What the default expectations leave out; an expectation that names it does not. */
  private static boolean nothingToSay(Expectation expectation, Group group, Row row, Row base) {
    boolean strategies = group.block().varies().contains("strategy");
    boolean unsupported =
        row.status() == Row.Status.NOT_SUPPORTED && (strategies || base.status() == row.status());
    boolean notAllocating =
        expectation.metric() == Metric.ALLOCATION
            && Double.isNaN(row.allocatedBytesPerOp())
            && Double.isNaN(base.allocatedBytesPerOp());
    return unsupported || notAllocating;
  }

  private Optional<Claim> pair(Expectation expectation, Names.Choice choice, Group group, Row row) {
    for (Row other : group.rows()) {
      if (cell(other).axis(choice.pair()).equals(choice.second())
          && sameBeside(choice.pair(), cell(row), cell(other))) {
        return Optional.of(inRun(expectation, group, row, other));
      }
    }
    boolean elsewhere =
        groups.stream()
            .flatMap(each -> each.rows().stream())
            .map(Claims::cell)
            .anyMatch(
                cell ->
                    cell.axis(choice.pair()).equals(choice.second())
                        && sameBeside(choice.pair(), cell, cell(row)));
    if (elsewhere) {
      problems.add(
          "%s: %s and %s were not measured in the same rounds; run with --baseline %s=%s"
              .formatted(
                  expectation.place(),
                  choice.first(),
                  choice.second(),
                  choice.pair(),
                  choice.second()));
    }
    return Optional.empty();
  }

  private static boolean sameBeside(String axis, Cell one, Cell other) {
    return Cell.AXES.stream()
        .allMatch(each -> each.equals(axis) || Objects.equals(one.axis(each), other.axis(each)));
  }

  private Claim inRun(Expectation expectation, Group group, Row row, Row base) {
    double[] logs = rounds(pairing, expectation.metric(), cell(row), cell(base));
    String obstacle = obstacle(expectation.metric(), row, base, logs.length);
    return claim(
        expectation,
        rowNames.pair(cell(row), cell(base)),
        cell(row),
        cell(base),
        new Evidence.Rounds(logs, Procedure.of(group.block().rounds())),
        obstacle,
        detail(expectation.metric(), row, base));
  }

  static double[] rounds(Pairing pairing, Metric metric, Cell cell, Cell base) {
    return metric == Metric.TIME ? pairing.times(cell, base) : pairing.bytes(cell, base);
  }

  private Optional<Claim> againstStored(Expectation expectation, Group group, Row row) {
    Row base = stored.raw() ? row : group.rows().get(0);
    boolean comparable = stored.has(cell(row), cell(base)) && (stored.raw() || !row.equals(base));
    if (!comparable || (!expectation.written() && nothingToSay(expectation, group, row, base))) {
      return Optional.empty();
    }
    Evidence evidence =
        stored.evidence(
            pairing,
            Procedure.of(group.block().rounds()),
            expectation.metric(),
            cell(row),
            cell(base));
    String obstacle = obstacle(expectation.metric(), row, base, evidence.samples());
    return Optional.of(
        claim(
            expectation,
            rowNames.stored(cell(row), cell(base)),
            cell(row),
            cell(base),
            evidence,
            obstacle,
            ""));
  }

  private Claim claim(
      Expectation expectation,
      String name,
      Cell cell,
      Cell base,
      Evidence evidence,
      String obstacle,
      String detail) {
    double limit = expectation.limit(goal, cell.mode());
    double margin =
        expectation.againstBaseline() ? expectation.margin(goal, cell.mode()) : Double.NaN;
    return new Claim(expectation, name, cell, base, limit, margin, evidence, obstacle, detail);
  }

  private static String obstacle(Metric metric, Row row, Row base, int samples) {
    for (Row each : List.of(row, base)) {
      if (each.status() != Row.Status.MEASURED) {
        return each.planned().cell().strategy()
            + " is "
            + each.status().name().toLowerCase(Locale.ROOT).replace('_', ' ')
            + (each.reason().isEmpty() ? "" : ": " + each.reason());
      }
    }
    if (metric == Metric.TIME && (row.atFloor() || base.atFloor())) {
      return "at the floor of what can be measured: no ratio of two such numbers means anything";
    }
    return samples > 0
        ? ""
        : metric == Metric.TIME ? "no round measured both" : "allocation was not measured";
  }

  private static String detail(Metric metric, Row row, Row base) {
    boolean nothing = base.allocatedBytesPerOp() < 1 && row.allocatedBytesPerOp() >= 1;
    return metric == Metric.ALLOCATION && nothing
        ? "%s B/op where the base allocates nothing"
            .formatted(Words.figure(row.allocatedBytesPerOp()))
        : "";
  }

  /** The rows that there are, for messages. */
  private String rows() {
    return groups.stream()
        .flatMap(group -> group.rows().stream())
        .map(row -> cell(row).id())
        .limit(5)
        .collect(Collectors.joining(", "));
  }

  private static Cell cell(Row row) {
    return row.planned().cell();
  }
}
