package io.accbench.model;

/**
 * A doubt that travels with the result.
 *
 * @param where a cell's or block's id, a fixture, or {@code run}
 * @param text what was found and what to do
 */
public record Finding(String where, String text) {}
