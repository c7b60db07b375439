/**
 * The types of the built-in fixtures. Their fields are package-private, so that plain code of this
 * package reaches them: otherwise the floor {@code direct} would be a nestmate class here, too.
 * Only {@link io.accbench.kernel.payload.RpcItem} has private ones: that they are is its point.
 *
 * <p>The build makes the largest beans from templates ({@code src/main/templates}); {@link
 * io.accbench.kernel.payload.Customer} is the sample that is written out.
 */
package io.accbench.kernel.payload;
