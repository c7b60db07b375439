/**
 * Runs processes of accbench that do one thing and end; processes that measure belong to {@code
 * run}.
 */
package io.accbench.process;
