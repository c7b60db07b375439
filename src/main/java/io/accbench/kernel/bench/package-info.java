/** The benchmarks that run in a fork. */
package io.accbench.kernel.bench;
