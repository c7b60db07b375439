/** Hotspots and the difference of two of them, as text, JSON, CSV and flame graphs. */
package io.accbench.report.hotspot;
