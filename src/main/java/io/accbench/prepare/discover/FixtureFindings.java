package io.accbench.prepare.discover;

import io.accbench.model.FindingKind;

/** Takes what a reader should know about a fixture's graph and types. */
@FunctionalInterface
public interface FixtureFindings {

  /** Takes a finding with its arguments; the same one may come several times. */
  void add(FindingKind kind, Object... arguments);
}
