/**
 * Finds JVMs and asks what they are; resolves and locks the libraries under test. This package
 * alone uses the Maven resolver.
 */
package io.accbench.stack;
