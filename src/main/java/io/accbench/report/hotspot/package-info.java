/**
 * Hotspots and the difference of two of them, as text, JSON, CSV and flame graphs. This package
 * alone uses the converter to flame graphs.
 */
package io.accbench.report.hotspot;
