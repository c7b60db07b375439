package io.accbench.analysis;

import io.accbench.analysis.fork.Forks;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Cell;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The work of a codec in a cell, as its forks report it.
 *
 * @param activations the reports on what was replaced, each different one once; empty outside of
 *     suite codec
 * @param documentBytes size of the document that one operation reads or writes; NaN without a
 *     document
 */
public record Activity(List<ReplacedProperties> activations, double documentBytes) {
  /** The activity of a cell of which no fork reported anything. */
  public static final Activity NONE = new Activity(List.of(), Double.NaN);

  static Activity of(Forks forks) {
    List<ReplacedProperties> activations =
        forks.measured().stream()
            .map(fork -> ReplacedProperties.of(fork.launch().facts()))
            .filter(activation -> activation.kind() != ReplacedProperties.ReportedAs.NOT_APPLICABLE)
            .distinct()
            .toList();
    return new Activity(activations, forks.count(FactKeys.DOCUMENT_BYTES));
  }

  /**
   * Returns whether two cells run the same code on the same work: the same libraries on the same
   * JVM, and the same sum over what executes each property. Returns false when a codec does not
   * report what it executes, and when the cells differ in their injection, even if that adds no
   * work.
   */
  static boolean same(CellSample one, CellSample other) {
    Set<String> sums = executed(one);
    return sameWork(one.cell(), other.cell())
        && one.cell().stack().equals(other.cell().stack())
        && one.cell().jvm().equals(other.cell().jvm())
        && sums.size() == 1
        && !sums.contains("")
        && sums.equals(executed(other));
  }

  /** Returns whether two cells differ in nothing that changes the time of the same code. */
  private static boolean sameWork(Cell one, Cell other) {
    return one.threads() == other.threads()
        && one.operation().equals(other.operation())
        && one.fixture().equals(other.fixture())
        && one.pollution().equals(other.pollution())
        && one.injection().equals(other.injection());
  }

  /** Returns the sums over the code of a cell that its forks report. */
  private static Set<String> executed(CellSample sampled) {
    Set<String> sums = new TreeSet<>(sampled.forks().facts(FactKeys.EXECUTIONS));
    sums.addAll(sampled.forks().facts(FactKeys.CODE));
    return sums;
  }
}
