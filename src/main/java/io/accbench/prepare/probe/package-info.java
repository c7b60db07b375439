/** Tries what each strategy can do with each property. */
package io.accbench.prepare.probe;
