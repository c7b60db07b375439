/**
 * Statistics: pure functions from samples, as {@code double[]}, to estimates. This package alone
 * uses commons-math3.
 */
package io.accbench.stats;
