/**
 * Control workloads (rulers) in a separate JVM. Their times change with the machine, never with the
 * code that is measured.
 */
package io.accbench.kernel.ruler;
