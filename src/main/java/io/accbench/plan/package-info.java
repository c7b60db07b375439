/**
 * The planning of a run: blocks of cells from profile, catalog, fixtures and JVMs, and every check
 * before the first fork.
 */
package io.accbench.plan;
