/** Suites: kinds of workloads, with axes and words of their own; one folder a suite. */
package io.accbench.suite;
