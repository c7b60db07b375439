/**
 * The planning of a run: its options, completed by a profile and checked before the first fork, and
 * the blocks of cells that follow from them with catalog, fixtures and JVMs. A plan is also divided
 * over machines here, by whole blocks, and the journals of its shards are joined again.
 */
package io.accbench.plan;
