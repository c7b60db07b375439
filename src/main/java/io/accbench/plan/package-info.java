/**
 * The planning of a run: blocks of cells from profile, catalog, fixtures and JVMs, and every check
 * before the first fork. A plan is also divided over machines here, by whole blocks, and the
 * journals of its shards are joined again.
 */
package io.accbench.plan;
