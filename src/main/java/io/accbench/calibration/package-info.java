/** Determines how much identical code differs on this machine, and the margin that it needs. */
package io.accbench.calibration;
