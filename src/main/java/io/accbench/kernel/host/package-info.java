/**
 * Runs JMH in the host JVM, launch by launch, and tells accbench what happens.
 *
 * <p>Both ways one line is one message, its parts parted by tabs. Requests come on standard input
 * (see {@link io.accbench.kernel.host.LaunchRequest}), events go to standard output (see {@link
 * io.accbench.kernel.host.Events}). The end of standard input ends the host and its fork.
 */
package io.accbench.kernel.host;
