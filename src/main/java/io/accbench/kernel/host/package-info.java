/**
 * Runs JMH in the host JVM, launch by launch, and reports to accbench. It also lists the benchmarks
 * of a class path, and reads the rulers: control workloads in a JVM of their own, whose times
 * change with the machine, never with the code that is measured.
 *
 * <p>In both directions one line is one message, with parts separated by tabs. Requests come on
 * standard input (see {@link io.accbench.kernel.host.LaunchRequest}), events go to standard output
 * (see {@link io.accbench.kernel.host.Events}). The end of standard input ends the host and its
 * fork.
 */
package io.accbench.kernel.host;
