/** Reads the runs and files that are compared. */
package io.accbench.app.compare;
