/** Turns stack samples into hotspots, and compares two sets of hotspots. */
package io.accbench.hotspot;
