/** What one fork measured: its iterations, the part of them that is steady, and its number. */
package io.accbench.analysis.fork;
