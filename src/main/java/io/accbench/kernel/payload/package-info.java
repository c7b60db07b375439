/**
 * The types of the built-in fixtures. Their fields are package-private, so that plain code of this
 * package reaches them: otherwise the floor {@code direct} would be a nestmate class here, too.
 * Only {@link io.accbench.kernel.payload.RpcItem} has private ones: that they are is its point.
 */
package io.accbench.kernel.payload;
