/** Carries out a gate: both sides, the confirmation, a finished run, the self-test. */
package io.accbench.app.gate;
