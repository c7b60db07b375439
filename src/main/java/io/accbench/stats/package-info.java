/** Samples to estimates: pure functions on {@code double[]}; alone knows commons-math3. */
package io.accbench.stats;
