/** Carries out a plan: host JVMs, rounds, launches, journal. */
package io.accbench.run;
