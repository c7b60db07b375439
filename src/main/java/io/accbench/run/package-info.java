/** Carries out a plan: starts host JVMs, runs rounds of launches and writes the journal. */
package io.accbench.run;
