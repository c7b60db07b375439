/**
 * The decision of a gate, with its files, one format a file; and the calibration of its margins.
 */
package io.accbench.report.gate;
