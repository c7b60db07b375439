/** A plan in words: its cells, their obstacles and the time that they take. */
package io.accbench.report.plan;
