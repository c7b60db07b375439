package io.accbench.run;

import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;

/** Told of each launch, in the order in which they happen, on the thread that runs them. */
public interface Progress extends AutoCloseable {

  /** Before the first launch; {@code total} counts those that remain. */
  void begin(int total);

  void launching(PlannedCell cell, int round);

  void launched(Launch launch);

  @Override
  void close();
}
