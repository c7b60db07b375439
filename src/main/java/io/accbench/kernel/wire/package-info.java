/** The names of the properties in the requests and results that the JVMs of a run exchange. */
package io.accbench.kernel.wire;
