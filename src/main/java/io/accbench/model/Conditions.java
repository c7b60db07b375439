package io.accbench.model;

/**
 * The conditions around a fork while it measured; NaN where the system does not report them. Of the
 * last iteration in steady state, within which JMH tears the benchmark down, there are the rulers'
 * times alone, so one iteration has no others.
 *
 * @param cpuSeconds processor time of the whole fork, compiler and collector included
 * @param threadSeconds processor time of the Java threads alone: a measuring thread that had its
 *     core to itself has as much of it as the clock
 * @param gcSeconds time in collections
 * @param compileSeconds time in the JIT compiler, all its threads together
 * @param voluntarySwitches context switches of all its threads that they asked for
 * @param involuntarySwitches context switches that were forced upon them
 * @param stealSeconds time that the hypervisor kept from all processors of this machine
 * @param load the one-minute load average at the end
 * @param rulerNanos the median time of the arithmetic ruler, which ran next to this fork's
 *     iterations, ns
 * @param allocatingRulerNanos the median time of the allocating ruler, ns
 * @param othersShare the share of the time of all processors of the machine, 0 to 1, that other
 *     processes than this fork and the rulers had while it measured
 */
public record Conditions(
    double cpuSeconds,
    double threadSeconds,
    double gcSeconds,
    double compileSeconds,
    double voluntarySwitches,
    double involuntarySwitches,
    double stealSeconds,
    double load,
    double rulerNanos,
    double allocatingRulerNanos,
    double othersShare) {
  /**
   * The factor over its fastest tenth above which arithmetic counts as slowed. Arbitrary: a busy
   * hyperthread of the same core makes it 1.4 to 1.7.
   */
  public static final double SLOWED_ARITHMETIC = 1.2;

  /** The conditions of a fork about which nothing is known. */
  public static final Conditions UNKNOWN =
      new Conditions(
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN,
          Double.NaN);
}
