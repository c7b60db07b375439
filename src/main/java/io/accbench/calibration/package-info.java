/**
 * Determines what this machine can detect: noise, false alarms, and the smallest effects that are
 * found.
 */
package io.accbench.calibration;
