/** The bean classes of a graph: their properties, getters, setters and how instances are made. */
package io.accbench.prepare.discover;
