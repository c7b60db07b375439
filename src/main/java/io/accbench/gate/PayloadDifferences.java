package io.accbench.gate;

import io.accbench.analysis.Row;
import io.accbench.model.Header;
import io.accbench.model.Prepared;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Finds payloads of one name that are not the same bytes in both runs. */
final class PayloadDifferences {
  private final Header then;
  private final Header now;
  private final RunDifferences differences;

  PayloadDifferences(Header then, Header now, RunDifferences differences) {
    this.then = then;
    this.now = now;
    this.differences = differences;
  }

  /** Reports the different payloads of the rows that both runs have. */
  void of(Collection<Row> common) {
    common.stream()
        .map(row -> row.planned().cell().fixture())
        .distinct()
        .forEach(
            fixture ->
                differences.differ(
                    "payload of " + fixture, sums(then, fixture), sums(now, fixture)));
  }

  /** Returns the checksums of a fixture's payloads; empty for JMH's files. */
  private static Set<String> sums(Header header, String fixture) {
    return header.subjects().prepared().stream()
        .filter(prepared -> prepared.fixture().equals(fixture))
        .map(Prepared::payloadSha256)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
