package io.accbench.kernel.profiler;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The event of an iteration in a recording: only samples within type MEASUREMENT count. */
@Name("accbench.Iteration")
@Label("Iteration")
@Category("accbench")
@StackTrace(false)
final class Iteration extends Event {
  /** One of {@code WARMUP}, {@code MEASUREMENT} and {@code LAST}, which may contain a proof. */
  @Label("Type")
  String type;

  /** The number of the iteration within its phase, from 1. */
  @Label("Number")
  int number;

  Iteration(String type, int number) {
    this.type = type;
    this.number = number;
  }
}
