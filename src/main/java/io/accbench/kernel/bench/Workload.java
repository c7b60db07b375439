package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The timed work: one operation over the graph through one strategy. A fork loads only one
 * subclass, so that the call to {@link #run} is a direct one.
 *
 * <p>Each {@link #run} is compiled by itself and called from JMH's loop, once per operation.
 * {@code @CompilerControl} fixes what is inlined into it. For the calls in which the layouts
 * differ, the fork's command line does ({@code run.CompileCommands}). Otherwise C2 would inline
 * such a call in one fork and not in the next, since it depends on whether the callee was compiled
 * before.
 */
abstract class Workload {

  /** Runs the measured operation; every value that it reads or makes is consumed. */
  abstract void run(Blackhole sink) throws Throwable;

  /** Returns the number of property accesses in one operation; 0 for construction. */
  abstract int accesses();

  /**
   * Returns a checksum over the values that the operation reads, wrote or made, taken at other call
   * sites than those of {@link #run}. It is equal under every strategy. Work on the whole graph
   * gives one for each property as well: {@link Checksum#sums}.
   */
  abstract long[] proof() throws Throwable;

  /** Returns the accessors in use; their classes prove that the named strategy executes. */
  abstract Object[] accessors();
}
