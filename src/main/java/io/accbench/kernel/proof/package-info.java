/** What a codec did, told by the JVM in which it ran: documents, executing code, jars loaded. */
package io.accbench.kernel.proof;
