/** The proof of what a codec did, from the JVM in which it ran: documents, code, loaded jars. */
package io.accbench.kernel.proof;
