package io.accbench.report;

import io.accbench.gate.Decision;

/**
 * One format in which a gate tells a CI what it decided. Runs in the command line's JVM;
 * implementations are public, stateless, have a constructor without parameters, and are named in
 * {@code META-INF/services/io.accbench.report.DecisionWriter}. The output depends on the decision
 * alone: never on the default locale, time zone, charset or line separator.
 */
public interface DecisionWriter {

  /** What the format is called: {@code junit}. */
  String name();

  /** The file's name inside a run's folder; empty for what only a CI's own channel takes. */
  String file();

  /** The whole text, its lines ended by line feeds. */
  String write(Decision decision);
}
