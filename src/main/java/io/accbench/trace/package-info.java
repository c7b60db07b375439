/** Reads recorded streams of JSON messages: their frames, sizes, and selections from them. */
package io.accbench.trace;
