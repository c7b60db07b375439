/** Expectations × verdicts to an outcome that a CI can act on. */
package io.accbench.gate;
