package io.accbench.kernel.bench;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** One iteration in a recording: only samples within those of type MEASUREMENT count. */
@Name("accbench.Iteration")
@Label("Iteration")
@Category("accbench")
@StackTrace(false)
final class Iteration extends Event {
  /** {@code WARMUP}; {@code MEASUREMENT}; {@code LAST}, into which a proof may fall. */
  @Label("Type")
  String type;

  /** Within its phase, from 1. */
  @Label("Number")
  int number;

  Iteration(String type, int number) {
    this.type = type;
    this.number = number;
  }
}
