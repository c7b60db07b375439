/**
 * Control workloads in a JVM of their own: what moves them is the machine, never what is measured.
 */
package io.accbench.kernel.ruler;
