/** A plan in words, before anything is measured. */
package io.accbench.report.plan;
