/**
 * The measurements of one fork: its iterations, the part of them that is steady, and its number.
 */
package io.accbench.analysis.fork;
