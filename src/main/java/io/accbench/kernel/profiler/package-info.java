/**
 * JMH's hooks in a fork: turns, recordings, facts, allocated bytes and injected work. These classes
 * alone stand on the class path of a fork that runs somebody else's benchmarks, and work with every
 * JMH since 1.21.
 */
package io.accbench.kernel.profiler;
