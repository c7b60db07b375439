/** The parts that the difference between two sets of recordings came out of. */
package io.accbench.hotspot.difference;
