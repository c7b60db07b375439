package io.accbench.gate;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The waivers of a policy on one day. */
final class Waivers {
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
