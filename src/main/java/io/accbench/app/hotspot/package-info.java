/** Reads the hotspots of runs, and writes flame graphs. */
package io.accbench.app.hotspot;
