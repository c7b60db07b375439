/** The strategies: all ways to access a property, each in its own file. */
package io.accbench.kernel.strategy;
