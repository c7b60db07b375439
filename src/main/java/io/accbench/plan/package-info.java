/**
 * The planning of a run: its options, completed by a profile and checked before the first fork, and
 * the blocks of cells that follow from them with catalog, fixtures and JVMs.
 */
package io.accbench.plan;
