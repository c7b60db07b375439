/**
 * The object graph under test, handed to a fork as a recipe and replayed without reflection calls
 * or {@code java.lang.invoke}, so that nothing is warm before the first measured operation.
 */
package io.accbench.kernel.graph;
