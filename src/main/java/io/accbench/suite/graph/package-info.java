/** The parts that the suites of object graphs share: fixtures prepared, strategies chosen. */
package io.accbench.suite.graph;
