/** The graph: bound from a payload, made by a factory, or from a type alone. */
package io.accbench.prepare.source;
