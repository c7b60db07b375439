package io.accbench.affinity;

import io.accbench.model.ProcessorSet;

/** The calls to the system about the processors of a thread; tests put a fake in its place. */
public interface AffinityCalls {
  /** The number that stands for the calling thread. */
  int CALLER = 0;

  /** Returns the processors that a thread may run on. */
  ProcessorSet processors(int thread) throws AffinityException;

  /**
   * Lets a thread run on no other processors. Linux leaves out those of them that the thread's
   * control group does not have.
   */
  void bind(int thread, ProcessorSet processors) throws AffinityException;
}
