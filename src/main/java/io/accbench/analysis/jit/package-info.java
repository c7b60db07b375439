/** What the JIT compiler decided in each fork, and in which decisions forks differ. */
package io.accbench.analysis.jit;
