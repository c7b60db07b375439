/**
 * Types of messages, in a package of their own: a library's generator, run for one version of it,
 * puts its code beside them, where no other version's lies.
 */
package io.accbench.kernel.message;
