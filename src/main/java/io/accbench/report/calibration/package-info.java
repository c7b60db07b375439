/** Calibrations as tables. */
package io.accbench.report.calibration;
