/** What a command does before its first fork: reads inputs, prepares, plans, writes the header. */
package io.accbench.app;
