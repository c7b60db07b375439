/** Runs and JMH files side by side: which rows they share, and what is shown to differ. */
package io.accbench.compare;
