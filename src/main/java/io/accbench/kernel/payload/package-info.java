/**
 * The types of the built-in fixtures. Their fields are package-private, so that plain code of this
 * package reaches them: otherwise {@code direct} would be a nestmate class here, too.
 *
 * <p>The build makes the largest bean from a template ({@code src/main/templates}); {@link
 * io.accbench.kernel.payload.Customer} is the sample that is written out.
 */
package io.accbench.kernel.payload;
