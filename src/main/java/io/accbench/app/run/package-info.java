/**
 * Measures a run until it is decided, resumes it, and keeps its folder and reports. It also reads
 * runs again: to compare them, and for their hotspots.
 */
package io.accbench.app.run;
