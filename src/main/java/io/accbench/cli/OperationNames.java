package io.accbench.cli;

import io.accbench.plan.PlannableSuite;
import java.util.Iterator;

/** The operations of all suites, for the help. */
final class OperationNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return PlannableSuite.suites().stream()
        .flatMap(suite -> suite.operations().stream())
        .iterator();
  }
}
