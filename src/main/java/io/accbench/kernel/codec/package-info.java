/**
 * The codecs for the libraries that are measured. Each of them describes itself without loading its
 * library.
 */
package io.accbench.kernel.codec;
