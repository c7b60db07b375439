/** What runs and what is run: JVMs, found and asked; libraries under test, resolved and locked. */
package io.accbench.stack;
