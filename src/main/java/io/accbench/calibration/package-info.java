/** What this machine can tell: noise, false alarms, the smallest effects that are found. */
package io.accbench.calibration;
