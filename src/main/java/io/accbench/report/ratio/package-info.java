/** Rows and blocks in words: ratios, verdicts and their reasons. */
package io.accbench.report.ratio;
