/** Measures a run until it is decided, resumes it, and keeps its folder and reports. */
package io.accbench.app.run;
