/** A flight recording as a stream of events; alone knows the parser. */
package io.accbench.jfr;
