package io.accbench.gate;

import io.accbench.model.Finding;
import java.util.List;

/**
 * What an expectation means in a run.
 *
 * @param claims that it makes
 * @param fresh rows that it names and that nothing can be held against
 */
record Found(List<Claim> claims, List<Finding> fresh) {
  /** Whether its names mean no row at all. */
  boolean nothing() {
    return claims.isEmpty() && fresh.isEmpty();
  }
}
