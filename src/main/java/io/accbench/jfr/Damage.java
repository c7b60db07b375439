package io.accbench.jfr;

/**
 * A part of a file that could not be read.
 *
 * @param offset of the part's first byte in the file
 * @param reason what is wrong, in words
 */
public record Damage(long offset, String reason) {}
