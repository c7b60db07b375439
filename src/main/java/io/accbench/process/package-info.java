/** Processes of accbench that do one thing and end; those that measure are {@code run}'s. */
package io.accbench.process;
