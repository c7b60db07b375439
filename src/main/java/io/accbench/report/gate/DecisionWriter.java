package io.accbench.report.gate;

import io.accbench.gate.Decision;

/**
 * A format in which a gate reports its decision to a CI. It runs in the command line's JVM.
 * Implementations are public, stateless, have a constructor without parameters, and are named in
 * {@code META-INF/services/io.accbench.report.gate.DecisionWriter}. The output depends only on the
 * decision: never on the default locale, time zone, charset or line separator.
 */
public interface DecisionWriter {

  /** Returns the name of the format: {@code junit}. */
  String name();

  /**
   * Returns the file's name inside a run's folder; empty for a format that only a CI's own channel
   * takes.
   */
  String file();

  /** Returns the whole text, with lines ended by line feeds. */
  String write(Decision decision);
}
