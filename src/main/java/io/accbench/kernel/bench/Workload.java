package io.accbench.kernel.bench;

import org.openjdk.jmh.infra.Blackhole;

/**
 * One operation over the graph through one strategy: what is timed. A fork loads one subclass only,
 * so that the call to {@link #run} is a direct one.
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
