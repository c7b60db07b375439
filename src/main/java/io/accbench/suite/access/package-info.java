/** The suite of accessor strategies: properties of an object graph, read and written by each. */
package io.accbench.suite.access;
