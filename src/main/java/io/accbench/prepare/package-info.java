/**
 * Prepares a fixture in a separate JVM before anything is measured. It binds the payload, probes
 * every strategy, and writes the recipe and the compiled classes that a fork replays.
 */
package io.accbench.prepare;
