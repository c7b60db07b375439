/**
 * The analysis that turns launches into rows: scores over forks, ratios with intervals, start-up
 * and break-even, findings.
 */
package io.accbench.analysis;
