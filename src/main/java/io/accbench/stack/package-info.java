/** Finds JVMs and asks what they are; resolves and locks the libraries under test. */
package io.accbench.stack;
