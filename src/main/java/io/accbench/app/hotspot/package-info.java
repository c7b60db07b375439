/** Reads the hotspots of runs, compares two of them, and writes flame graphs. */
package io.accbench.app.hotspot;
