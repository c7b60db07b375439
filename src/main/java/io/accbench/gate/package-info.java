/**
 * Judges a run by expectations, with an outcome that a CI can act on. Calibration determines how
 * much identical code differs on this machine, and the margin that it needs.
 */
package io.accbench.gate;
