/**
 * The suite of libraries: codecs, with accessor strategies inside them, on stacks of jars. Each
 * codec runs once before it is measured, and what it wrote and read is judged.
 */
package io.accbench.suite.codec;
