/**
 * The types of the built-in fixtures. Their fields are package-private, so that plain code of this
 * package reaches them: otherwise the floor {@code direct} would be a nestmate class here, too.
 */
package io.accbench.kernel.payload;
