/** Writes results as text: one writer for each file, found by {@link java.util.ServiceLoader}. */
package io.accbench.report;
