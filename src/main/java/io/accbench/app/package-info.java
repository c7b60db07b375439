/**
 * The steps of a command before its first fork: it reads inputs, prepares, plans, writes the
 * header.
 */
package io.accbench.app;
