/** Comparisons of runs and JMH files, as text, JSON and CSV. */
package io.accbench.report.compare;
