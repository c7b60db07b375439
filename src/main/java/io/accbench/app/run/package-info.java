/** Measures a run until it is decided, resumes it, and keeps its folder. */
package io.accbench.app.run;
