/**
 * What is done to a fixture in a JVM of its own before anything is measured: bind the payload,
 * probe every strategy, write the recipe and the compiled classes that a fork replays.
 */
package io.accbench.prepare;
