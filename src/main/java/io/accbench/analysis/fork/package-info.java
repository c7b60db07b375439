/**
 * The forks of a cell: the steady part and the number of each, and what the JIT compiler made of
 * its code.
 */
package io.accbench.analysis.fork;
