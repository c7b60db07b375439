/** Every way to reach a property, one file each. */
package io.accbench.kernel.strategy;
