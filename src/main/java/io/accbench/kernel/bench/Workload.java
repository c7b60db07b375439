package io.accbench.kernel.bench;

import org.openjdk.jmh.infra.Blackhole;

/**
 * One operation over the graph through one strategy: what is timed. A fork loads one subclass only,
 * so that the call to {@link #run} is a direct one.
 *
 * <p>Each {@link #run} is compiled by itself and called from JMH's loop, once an operation. What is
 * inlined into it is fixed by {@code @CompilerControl} here, and for the calls that the layouts
 * differ in by the fork's command line ({@code run.CompileCommands}). Left to itself, C2 inlines
 * such a call in one fork and not in the next: it asks whether it has compiled the callee before.
 */
abstract class Workload {

  /** The measured operation; every value that it reads or makes is consumed. */
  abstract void run(Blackhole sink) throws Throwable;

  /** Property accesses of one operation; 0 for construction. */
  abstract int accesses();

  /**
   * A checksum over what the operation reads, wrote or made, taken at other call sites than {@link
   * #run}; equal under every strategy.
   */
  abstract long proof() throws Throwable;

  /** The accessors in use: their classes prove that the strategy executes which is named. */
  abstract Object[] accessors();
}
