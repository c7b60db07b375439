/** A calibration as a document, and as rows for programs. */
package io.accbench.report.calibration;
