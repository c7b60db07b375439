/** Judges a run by expectations, with an outcome that a CI can act on. */
package io.accbench.gate;
