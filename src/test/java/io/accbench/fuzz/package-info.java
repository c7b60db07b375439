/** Damaged inputs of every kind, and what may come of them: an exit code, never a crash. */
package io.accbench.fuzz;
