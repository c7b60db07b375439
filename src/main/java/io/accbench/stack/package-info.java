/**
 * Finds JVMs and asks what they are; resolves and locks the libraries under test, and compiles
 * users' sources against them. This package alone uses the Maven resolver.
 */
package io.accbench.stack;
