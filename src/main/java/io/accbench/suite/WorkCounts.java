package io.accbench.suite;

/**
 * The counts of what one operation does, on which all forks of a block agree.
 *
 * @param accesses accesses to properties; 0 where they are unknown or differ
 * @param beans beans that are read, written or made; 0 where they are unknown or differ
 */
public record WorkCounts(long accesses, long beans) {}
