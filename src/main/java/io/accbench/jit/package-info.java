/**
 * The log of a JVM's JIT compilers: which methods the last tier compiled, and which calls were not
 * inlined.
 */
package io.accbench.jit;
