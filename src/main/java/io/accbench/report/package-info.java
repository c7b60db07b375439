/** Results to text: one writer a file, found by {@link java.util.ServiceLoader}. */
package io.accbench.report;
