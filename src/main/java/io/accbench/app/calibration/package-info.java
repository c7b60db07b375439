/** Carries out a calibration, and writes its files. */
package io.accbench.app.calibration;
