/**
 * The libraries that are measured, one file each; every codec describes itself without its library.
 */
package io.accbench.kernel.codec;
