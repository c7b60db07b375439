/** The decisions of the JIT compiler in each fork, and those in which forks differ. */
package io.accbench.analysis.jit;
