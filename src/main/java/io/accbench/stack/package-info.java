/** What runs the code under test: JVMs, found and asked. */
package io.accbench.stack;
