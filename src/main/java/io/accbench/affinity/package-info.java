/**
 * Finds out which processors threads may run on, and binds threads of other processes; the only
 * package that uses JNA.
 */
package io.accbench.affinity;
