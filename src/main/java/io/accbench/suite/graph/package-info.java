/** What the suites share that measure the object graphs of fixtures: strategies, preparing. */
package io.accbench.suite.graph;
