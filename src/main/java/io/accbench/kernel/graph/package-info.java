/**
 * The object graph under test. A fork gets it as a recipe and replays it without reflection calls
 * or {@code java.lang.invoke}, so that nothing is warmed up before the first measured operation.
 */
package io.accbench.kernel.graph;
