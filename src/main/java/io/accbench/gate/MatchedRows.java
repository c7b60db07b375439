package io.accbench.gate;

import io.accbench.model.Finding;
import java.util.List;

/**
 * The claims and new rows that an expectation finds in a run.
 *
 * @param claims claims of the expectation
 * @param fresh named rows that have nothing to be compared with
 */
record MatchedRows(List<RowExpectation> claims, List<Finding> fresh) {
  /** Returns whether the expectation's names match no row at all. */
  boolean nothing() {
    return claims.isEmpty() && fresh.isEmpty();
  }
}
