/** The suite of libraries: codecs, with accessor strategies inside them, on stacks of jars. */
package io.accbench.suite.codec;
