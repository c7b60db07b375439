/** The decision of a gate; one format a file. */
package io.accbench.report.gate;
