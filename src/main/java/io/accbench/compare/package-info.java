/** Compares runs and JMH files: which rows they share, and which differences are shown. */
package io.accbench.compare;
