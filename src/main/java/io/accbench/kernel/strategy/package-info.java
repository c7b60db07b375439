/**
 * The strategies: all ways to access a property, each in its own file. Their accessors are plain
 * classes with a method for each kind of value. The build makes most of them from templates ({@code
 * src/main/templates}); {@link io.accbench.kernel.strategy.ExactHandle} is the sample that is
 * written out.
 */
package io.accbench.kernel.strategy;
