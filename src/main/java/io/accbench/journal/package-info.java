/**
 * Writes and reads the append-only record of everything measured: one JSON line an entry, forced to
 * disk.
 */
package io.accbench.journal;
