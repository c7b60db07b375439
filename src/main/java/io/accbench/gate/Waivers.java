package io.accbench.gate;

import io.accbench.model.Finding;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** The waivers of a policy on one day. */
final class Waivers {
  private static final String UNTIL_THEN = "; the gate fails until then";

  private final Policy policy;
  private final Claims finder;
  private final LocalDate today;

  Waivers(Policy policy, Claims finder, LocalDate today) {
    this.policy = policy;
    this.finder = finder;
    this.today = today;
  }

  /** Why a claim does not count, with the waiver's last day; empty when none excuses it. */
  String excuse(Claim claim) {
    return policy.waivers().stream()
        .filter(waiver -> !waiver.expired(today) && finder.waives(waiver, claim))
        .findFirst()
        .map(Waiver::excuse)
        .orElse("");
  }

  /** What is to be said of each, as its rows came out. */
  List<Finding> findings(List<Ruling> rulings) {
    List<Finding> findings = new ArrayList<>();
    for (Waiver waiver : policy.waivers()) {
      List<Ruling> meant =
          rulings.stream().filter(ruling -> finder.waives(waiver, ruling.claim())).toList();
      boolean needed = meant.stream().anyMatch(Ruling::bad);
      if (waiver.expired(today)) {
        findings.add(
            finding(
                waiver, " expired on " + waiver.until() + consequence(meant, needed) + UNTIL_THEN));
      } else if (!needed) {
        findings.add(finding(waiver, " is not needed: its rows keep their limits"));
      }
    }
    return findings;
  }

  private static String consequence(List<Ruling> meant, boolean needed) {
    if (meant.stream().anyMatch(Ruling::regressed)) {
      return ": the regression counts again; mend it, or give a new day";
    }
    return needed
        ? ": its undecided rows count again; give a new day, or take the waiver out"
        : "; its rows keep their limits, take the waiver out";
  }

  private static Finding finding(Waiver waiver, String text) {
    return new Finding(waiver.place(), "the waiver of \"" + waiver.row() + "\"" + text);
  }
}
