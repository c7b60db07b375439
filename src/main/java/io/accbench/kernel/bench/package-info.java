/**
 * The benchmarks that run in a fork. The classes with a field or a call site for each kind of value
 * come from templates ({@code src/main/templates}); {@link io.accbench.kernel.bench.ReadSlot} is
 * the sample that is written out.
 */
package io.accbench.kernel.bench;
